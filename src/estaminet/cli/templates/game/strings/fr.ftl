# NewGame en français. $seat est le nom d’un joueur.
game-title = NewGame
game-summary = Une carte secrète chacun : la garder, ou l’échanger contre l’inconnu. La plus haute gagne.

option-put-aside = Comment est posée une carte écartée
option-put-aside-up = face visible, pour tous
option-put-aside-down = face cachée

name = { $seat }
card-of = { $seat } { $card }

action-keep = garder
action-swap = échanger
action-shuffle = on mélange les cartes

event-dealt = Chacun reçoit une carte.
event-dealt-seen = Chacun reçoit une carte ({ $cards }).
event-kept = { $seat } garde sa carte.
event-swapped = { $seat } écarte sa carte, face cachée, et en prend une autre.
event-swapped-up = { $seat } écarte un { $aside } et prend une autre carte.
event-swapped-seen = { $seat } écarte un { $aside } et pioche un { $drawn }.
event-shown = Toutes les cartes sont retournées : { $cards }.
event-won = { $count ->
    [one] { $seats } a la carte la plus haute et gagne.
   *[other] { $seats } se partagent la victoire.
}

refusal-not-dealt = Les cartes ne sont pas encore distribuées.
refusal-match-over = La partie est finie.
refusal-not-your-turn = C’est le tour de { $seat }.
refusal-chance-shuffles = Seul le hasard mélange.
refusal-dealt-already = Les cartes sont déjà distribuées.
refusal-not-the-deck = Ce ne sont pas les douze cartes du jeu.

unreadable-no-move = « { $text } » n’est pas un coup ; il y a keep (garder) et swap (échanger).
unreadable-no-such-card = « { $text } » nomme une carte qui n’existe pas ; il y a de 1 à 6.

table-pile = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
table-aside = écartée : { $card }
ask-deal = On va distribuer les cartes.
ask-turn = { $seat }, garder votre carte ou l’échanger ?
ask-over = La partie est finie.
