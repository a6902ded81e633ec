game-title = NewGame
game-summary = Une carte secrète chacun : la garder, ou l’échanger contre l’inconnu. La plus haute gagne.
option-put-aside = Comment est posée une carte écartée
option-put-aside-up = face visible, pour tous
option-put-aside-down = face cachée
hand-of = { $seat } : { $cards }
action-keep = garder
action-swap = échanger
action-shuffle = on mélange les cartes
event-dealt = Chacun reçoit une carte.
event-dealt-seen = Chacun reçoit une carte ({ $hands }).
event-kept = { $seat } garde sa carte.
event-swapped = { $seat } écarte sa carte, face cachée, et en prend une autre.
event-swapped-up = { $seat } écarte un { $aside } et prend une autre carte.
event-swapped-seen = { $seat } écarte un { $aside } et pioche un { $drawn }.
event-shown = Toutes les cartes sont retournées : { $hands }. Victoire : { $winners }.
refusal-not-your-turn = Ce n’est pas votre tour.
refusal-not-the-deck = Ce ne sont pas les douze cartes du jeu.
table-pile = Cartes dans la pioche : { $count }
table-aside = écartée : { $card }
view-pile = Cartes dans la pioche : { $value }
view-hand = Votre carte : { $value }
view-choices-of = { $seat } : { $value ->
    [keep] garde sa carte
   *[swap] a échangé
}
view-asides-of = { $seat } a écarté : { $value }
view-hands-of = { $seat } a { $value }
