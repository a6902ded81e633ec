# dnup på svenska. $seat är en spelares namn, $cards är kort som de skrivs (3/4 visar 3, och 4 när det vänds).
game-title = dnup
game-summary = Bli av med korten i set av samma värde, och vänd det som kommer tillbaka: varje kort har två tal.
game-note = Kortleken är vår rekonstruktion, inte den tryckta listan, om du inte tar med en egen.

option-deck = Korten: en namngiven kortlek, eller en egen fil
option-deck-effect = Färre kort ger kortare rundor och gör händerna lättare att gissa.
option-deck-even40 = 40 kort, åtta till var och en (vår rekonstruktion, inte den tryckta listan)
option-deck-pairs36 = 36 kort, varje par av 1 till 9 en gång (vår gissning om den mindre asken)
option-stall-guard = När inget kort har slängts på länge
option-stall-guard-effect = Utan regeln kan en runda pågå i evighet; bara för er som delar en enhet.
option-stall-guard-true = den som kan spela eller lägga till måste göra det
option-stall-guard-false = inget ändras: en runda kan pågå i evighet
option-play-out-final-round = Rundan där någon når 4 poäng
option-play-out-final-round-effect = Sista rundan avgör också andraplatsen och tar lite längre tid.
option-play-out-final-round-true = spelas färdigt om andraplatsen
option-play-out-final-round-false = slutar genast
option-two-player-self-beat = Två spelare: sista kortet slår ens eget andra set
option-two-player-self-beat-effect = Bara för två: att gå ut genom att slå sitt eget set vinner inte genast.
option-two-player-self-beat-win = rundan är genast vunnen
option-two-player-self-beat-take_back = setet kommer tillbaka först, så spelet går vidare
option-open-discards = Alla får titta igenom slänghögen
option-open-discards-effect = Man slipper minnas vad som gått ur rundan; bra för den som lär sig.
option-open-discards-true = ja
option-open-discards-false = nej, bara dess storlek visas
option-memory-aid = Kort som gått från bordet till en hand fortsätter att visas
option-memory-aid-effect = Alla ser vilka kort som gått till vilken hand; minnet betyder mindre.
option-memory-aid-true = ja
option-memory-aid-false = nej, att minnas dem hör till spelet
preset-learners = För nybörjare

# Ord
name = { $seat }
area-of = { $seat } (spelområde { $area })
hand-of = { $seat }: { $cards }
score-of = { $seat }: { $points }

# Vad man kan göra
action-play = { $count ->
    [one] spela { $cards }
   *[other] spela { $count } kort: { $cards }
}
action-add = lägg { $card } till setet framför { $place }
action-take = ta setet framför { $place }
action-turn = vänd hela handen
action-first = { $seat } får första kortet
action-deal = { $count } kort delas ut: { $cards }

# Vad som hände
event-first-card = Korten går inte jämnt ut: { $seat } får det första.
event-dealt = Runda { $round }: alla { $counts } kort delas ut.
event-dealt-seen = Runda { $round }: alla { $counts } kort delas ut ({ $hands }).
event-starts = { $seat } fick stjärnan och börjar.
event-starts-in-area-two = { $seat } fick stjärnan och inleder med en enda tur, i spelområde 2.
event-cleared = { $count ->
    [one] Kortet framför { $place } slängs: { $cards }.
   *[other] Setet framför { $place } slängs: { $cards }.
}
event-cleared-out = { $count ->
    [one] { $place } är ute och hoppas över; kortet som låg kvar slängs: { $cards }.
   *[other] { $place } är ute och hoppas över; setet som låg kvar slängs: { $cards }.
}
event-played = { $count ->
    [one] { $seat } spelar en ensam { $value }:a: { $cards }.
   *[other] { $seat } spelar { $count } kort med värdet { $value }: { $cards }.
}
event-played-in-area = { $count ->
    [one] { $seat } spelar en ensam { $value }:a i spelområde { $area }: { $cards }.
   *[other] { $seat } spelar { $count } kort med värdet { $value } i spelområde { $area }: { $cards }.
}
event-added = { $seat } lägger { $card } till setet framför { $place }, som nu har { $count } kort.
event-beaten = { $count ->
    [one] { $seat } blir slagen och tar tillbaka kortet, vänt: { $cards }.
   *[other] { $seat } blir slagen och tar tillbaka setet, vänt: { $cards }.
}
event-beaten-own = { $count ->
    [one] { $seat } har slagit sitt eget kort och tar tillbaka det, vänt: { $cards }.
   *[other] { $seat } har slagit sitt eget set och tar tillbaka det, vänt: { $cards }.
}
event-beaten-away = { $count ->
    [one] { $seat } är ute, så det slagna kortet slängs: { $cards }.
   *[other] { $seat } är ute, så det slagna setet slängs: { $cards }.
}
event-beaten-away-own = { $count ->
    [one] { $seat } har slagit sitt eget kort med det sista; det slagna slängs: { $cards }.
   *[other] { $seat } har slagit sitt eget set med sista kortet; setet slängs: { $cards }.
}
event-taken = { $count ->
    [one] { $seat } tar kortet framför { $place }, vänt: { $cards }.
   *[other] { $seat } tar setet framför { $place }, vänt: { $cards }.
}
event-hand-turned = { $count ->
    [one] { $seat } vänder sitt enda kort.
   *[other] { $seat } vänder hela handen, { $count } kort.
}
event-nothing-to-play = { $seat } kan varken spela eller lägga till, och det vet nu alla.
event-guarded = Inget kort har slängts på { $stall } turer: { $seat } måste spela eller lägga till, om det går.
event-went-out-first = { $seat } är först utan kort: 2 poäng, { $points } sammanlagt.
event-went-out-second = { $points ->
    [one] { $seat } är den andra utan kort och får 1 poäng, sin första.
   *[other] { $seat } är den andra utan kort: 1 poäng, { $points } sammanlagt.
}
event-round-won = { $wins ->
    [one] { $seat } har spelat sitt sista kort och vinner rundan.
   *[other] { $seat } har spelat sitt sista kort och vinner rundan: det blir { $wins } vunna rundor.
}
event-round-over = Runda { $round } är slut: { $scores }. Korten delas ut på nytt.
event-won = { $seat } vinner med { $points } poäng.
event-won-rounds = { $seat } har vunnit { $points } rundor, och därmed partiet.

# Varför inte
refusal-game-over = Partiet är slut.
refusal-not-dealt = Korten har inte delats ut än.
refusal-you-are-out = Du har spelat ditt sista kort och är ute ur rundan.
refusal-not-your-turn = Det är { $seat } som står på tur.
refusal-wrong-way-up = Du har { $card }, men åt andra hållet; bara hela handen kan vändas.
refusal-not-in-hand = Du har inte { $card }.
refusal-not-higher = { $count ->
    [one] En ensam { $value }:a ligger framför { $place }; ett ensamt kort måste vara högre.
   *[other] { $count } kort med värdet { $value } ligger framför { $place }; ett set på { $count } måste vara högre.
}
refusal-own-set = Man kan bara lägga kort till de andras set eller ta dem.
refusal-own-area = Dina egna spelområden är inte motståndarens: du kan varken lägga kort till ett set där eller ta det.
refusal-no-set-to-add-to = Framför { $place } ligger inget set att lägga kort till.
refusal-other-value = { $card } passar inte: setet visar { $value }.
refusal-nothing-to-take = Det finns inget set att ta framför { $place }.
refusal-guard-no-turn = Inget kort har slängts på { $stall } turer: så länge du kan spela eller lägga till får du inte vända handen.
refusal-guard-no-take = Inget kort har slängts på { $stall } turer: inget set får tas nu.
refusal-first-known = Det är redan känt vem som får första kortet.
refusal-first-not-seated = Ingen sitter där och kan få första kortet.
refusal-no-deal-now = Det är inte läge att dela ut nu.
refusal-no-such-card = { $card } finns inte i kortleken.
refusal-star-elsewhere = Stjärnan sitter på { $card } och inte på något annat kort.
refusal-not-the-deck = En giv är alla { $count } kort i leken, vart och ett en gång.
refusal-star-once = Precis ett { $card } i given ska vara märkt med stjärnan.

# Vad som inte gick att läsa
unreadable-dnup-notation = Jag förstår inte ”{ $text }”. Skriv play 3/4 3/6, add 5/2 { $to }, take { $whose } eller turn.
unreadable-no-card = ”{ $text }” är inget kort. Ett kort skrivs med det övre värdet först, som 3/4.
unreadable-not-in-deck = Det finns inget kort { $card } i leken.
unreadable-no-such-place = Det finns ingen plats ”{ $text }” vid bordet. { $areas ->
    [on] Platserna heter P1.1, P1.2, P2.1 och P2.2.
   *[off] Platserna heter P1, P2 och så vidare.
}
unreadable-no-areas = ”{ $text }” är ett spelområde; sådana finns bara i spelet för två.
unreadable-which-area = ”{ $text }” säger inte vilket spelområde: P1.1, P1.2, P2.1 eller P2.2.
unreadable-too-many-alike = { $count ->
    [one] Det finns bara ett kort { $card } i leken.
   *[other] Det finns bara { $count } kort { $card } i leken.
}
unreadable-play-what = Säg vilka kort: play 3/4 3/6 ({ $clause }).
unreadable-not-a-set = Korten är inget set: alla måste visa samma värde, och det är det övre värdet som räknas ({ $clause }).
unreadable-add-what = Säg vilket kort och till vem: add 5/2 { $to } ({ $clause }).
unreadable-add-one = Man får bara lägga till ett kort per tur ({ $clause }).
unreadable-take-what = Man tar ett helt set, från en spelare: take { $whose } ({ $clause }).
unreadable-turn-some = Man vänder alla kort på handen eller inget ({ $clause }).
unreadable-no-pass = Man får inte passa: spela, lägg till, ta eller vänd ({ $clause }).

# Bordet i terminalen
ask-first = Slumpen avgör vem som får första kortet.
ask-deal = Korten delas ut.
ask-over = { $seat } har vunnit.
ask-turn = { $seat } spelar, lägger till, tar eller vänder handen.
ask-you = { $seat }, spela, lägg till, ta eller vänd handen.
ask-turn-area = { $seat } är i spelområde { $area }: spela, lägga till, ta eller vända handen.
ask-you-area = { $seat }, spelområde { $area }: spela, lägg till, ta eller vänd handen.
ask-guarded = { $seat }, spela eller lägg till; vänd handen bara om inget av det går.
board-round = Runda { $round }
board-round-area = Runda { $round }, spelområde { $area }
board-cards = { $count } kort
board-points = { $points } poäng
board-wins = { $points ->
    [one] { $points } vunnen runda
   *[other] { $points } vunna rundor
}
board-out-first = ute (1:a)
board-out-second = ute (2:a)
board-falls-now = slängs efter den här turen
board-falls = slängs om { $turns } turer
board-added = { $count ->
    [one] det sista tillagt av någon annan
   *[other] de { $count } sista tillagda av andra
}
board-discards = { $count ->
    [0] Inget har slängts än
    [one] { $count } slängt kort
   *[other] { $count } slängda kort
}
board-discards-open = Slänghög ({ $count }): { $cards }
board-removed = Inte med i spelet: { $cards }
board-known = kända: { $cards }
board-stall = Inget kort har slängts på { $stall } turer; spelet stramas åt från { $limit }
board-hand = Din hand
board-hand-hint = nederst: värdet när kortet vänds
board-star = fick stjärnan och började rundan

# Bordet på skärmen
board-say = { $what }
board-card = { $up } över { $down }
board-set = Framför { $place }: { $count ->
    [one] en ensam { $value }:a
   *[other] { $count } kort med värdet { $value }
} ({ $cards })
board-place-empty = Framför { $place }: ingenting
board-area = Spelområde { $area }
board-others = De andra spelarna
board-own = Din sida av bordet
board-winner = vinner
board-goes-back = går tillbaka
board-goes-away = läggs i slänghögen
board-hand-of = { $seat } har på handen: { $cards }
board-known-of = Kända kort hos { $seat }: { $cards }
board-known-word = kända:
board-look-discards = Titta igenom dem
board-discards-said = Slängda: { $cards }
board-removed-count = { $count } kort är inte med
board-play = Spela
board-play-here = Spela här
board-add = Lägg till
board-take = Ta det
board-take-look = Ta?
board-would-get = På din hand blir det { $cards }. Tryck igen för att ta det.
board-preview = Bara en titt: din hand efter vändning. Inget är vänt än.
board-pick = Välj kort med samma värde, eller peka på ett set att ta.
board-turn-look = Se den vänd
board-turn-back = Tillbaka
board-turn-do = Vänd handen
board-sort = Handens ordning
board-sort-value = värde
board-sort-other = andra värdet
board-sort-own = min ordning

# Lektionen
lesson-ada = Ada
lesson-bo = Bo
lesson-cleo = Cleo
lesson-cards = Du är Ada. Varje kort har två tal: det stora gäller nu, det uppochnedvända när kortet har vänts.
lesson-look = Bara hela handen kan vändas, aldrig ett enstaka kort. Se den åt andra hållet.
lesson-look-good = Varje kort visar sitt andra tal. Du har bara tittat; inget är spelat än.
lesson-set = Lika tal bildar ett set. Bordet är tomt: ta upp båda sjuorna och lägg dem framför dig.
lesson-set-good = Ingen slog dina sjuor. När det blev din tur igen gick de till slänghögen för gott: så försvinner kort.
lesson-set-other = Det går också. Men ett par tar bort två kort på en gång: prova båda sjuorna.
lesson-beat = Bo har spelat en ensam fyra. Ett lika stort set måste vara högre: slå den med din åtta.
lesson-beat-good = Bo tar tillbaka fyran vänd, som en nia. Man får aldrig tillbaka det man spelade.
lesson-beat-other = Det kan du göra. Men slå först fyran med ett högre ensamt kort.
lesson-size = Ett ensamt kort och tre lika, men inget par. Andra storlekar spelar ingen roll: spela dina ettor.
lesson-size-good = Två ettor, utan hinder. Ingen blir slagen, för något annat par fanns inte.
lesson-size-other = Det finns något bättre: ett par ettor tar bort två kort.
lesson-add = Du får lägga ett kort till någon annans set med samma tal. Din femma gör Bos femma till ett par.
lesson-add-good = Du är av med ett kort, och Bos nya par slår Cleos treor.
lesson-add-other = Inte dumt. Men lägg här din femma till Bos set.
lesson-take = Du får ta ett helt set; varje kort vänds. Tryck på Bos tvåor för att se dem vända, och igen för att ta dem.
lesson-take-good = Tvåorna kom fram som 5, 7 och 9. Nu har du par på handen.
lesson-take-other = Titta först på Bos tvåor: vända passar de din hand.
lesson-turn = Inget du har slår femman. Se handen vänd: par i sjuor och nior. Vänd den sedan.
lesson-turn-good = Lågt blev högt, till priset av en tur. Att veta när är halva spelet.
lesson-turn-other = Det hjälper mindre: se din hand vänd, och vänd den sedan.
lesson-ring = Ringen är setets klocka: den räknar turerna som är kvar, den här inräknad. Sedan slängs setet, om ingen har slagit det.
lesson-out = Dina två sista kort är ett par, och åttor slår femmor. Spela dem.
lesson-out-good = Först utan kort: 2 poäng. Den andra får 1. Den som har 4 poäng vinner.
lesson-out-other = Varför vänta? Båda åttorna slår Cleos femmor och är dina sista kort.
lesson-end = Spela, lägg till, ta eller vänd: en sak per tur, och man får inte passa. Håll koll på båda talen.
lesson-title-2 = Två spelområden för två
lesson-areas = Två spelare har två spelområden var, med plats för ett set i varje.
lesson-turns = Du tar två turer i rad, en per spelområde. Först spelområde 1: spela din fyra där.
lesson-turns-good = Det är fortfarande din tur, nu för spelområde 2.
lesson-turns-other = Det är tillåtet, men börja med fyran: du får se varför.
lesson-own = I spelområde 2 måste ett ensamt kort slå alla andra ensamma, din egen fyra också. Spela sjuan.
lesson-own-good = Din egen fyra kom tillbaka vänd, som en nia.
lesson-own-other = Det går. Prova här sjuan, och se din egen fyra komma tillbaka vänd.
lesson-take-two = Båda Bos spelområden är inom räckhåll. Ta treorna från spelområde 2: titta först, ta sedan.
lesson-take-two-good = Treorna kom vända. Dina egna set når du inte: du får varken lägga till kort där eller ta dem.
lesson-take-two-other = Det går. Ta här Bos treor.
lesson-win = Ditt sista kort. Den som först spelar sitt vinner rundan direkt, även med den första av två turer.
lesson-win-good = Rundan är din. Två vunna rundor ger partiet.
lesson-win-other = Varför vänta? Spela sjuan och vinn rundan.
coach-play = Ett par eller tre lika tar bort fler kort än ett ensamt. Vilken storlek är ledig på bordet?
coach-take = Skulle något av seten passa din hand när det vänds? Då kan det vara värt turen.
coach-turn = Allt lågt? Se din hand vänd innan du bestämmer dig.

level-club-bluffer = Klubbspelare (bluffare)
level-club-racer = Klubbspelare (jäktad)
level-expert-quick = Expert (snabb)
level-champion = Mästare
board-counting = Så slutade runda { $round }
board-won-round = först utan kort: rundan
board-went-out-first = först utan kort: 2 poäng
board-went-out-second = tvåa utan kort: 1 poäng
board-you-are-out = Du har spelat ditt sista kort: du är ute ur rundan.

# Husregler som inte går
wrong-stall-guard = Bara de som sitter runt samma skärm kan spela utan regeln mot låst spel.

# Kortlekar som inte går
deck-unknown = Det finns ingen kortlek som heter ”{ $deck }”. Det finns { $known }, en egen fil (i terminalen: deck=@FIL) eller en hel kortlek som JSON.
deck-unreadable = Rad { $line }: det här är varken en lista med kort, som 1/5* 1/3 1/4c, eller JSON.
deck-no-object = En kortlek är en lista med kort, eller ett JSON-objekt med name, cards och removed.
deck-key-twice = ”{ $key }” finns två gånger.
deck-no-such-key = Det finns inget ”{ $key }” i en kortlek; det finns name, cards, removed och provenance.
deck-name = En kortlek har ett namn på 1 till { $most } synliga tecken.
deck-hash = Kontrollsumman hör inte till de här korten, vars är { $hash }.
deck-out-of-order = Korten står inte i ordning.
deck-no-cards = ”cards” är en text med alla kort, som "1/5* 1/3 1/4c".
deck-many-cards = { $count } kort är fler än de { $most } som går att hantera.
deck-many-sets = { $sets } olika set är fler än de { $most } som går att hantera.
deck-few-cards = { $count } kort för { $players } spelare är för få; alla får minst { $least }.
deck-at-line = Rad { $line }, kort { $card }
deck-at-card = Kort nummer { $number }, { $card }
deck-card-form = { $at }: ett kort skrivs lägre/högre, sedan eventuellt a, b eller c (dess symbol), sedan eventuellt *, som 1/4c eller 1/5*.
deck-equal-values = { $at }: de två talen måste vara olika.
deck-lower-first = { $at }: det lägre talet skrivs först, { $right }.
deck-zero = { $at }: en nolla skulle aldrig kunna spelas; talen börjar på 1.
deck-star-symbol = { $at }: stjärnkortet är alltid med, så det har ingen symbol.
deck-no-star = Inget kort har stjärnan; skriv 1/5* för kortet som börjar.
deck-second-star = { $at }: det finns redan en stjärna före den här; bara ett kort har den.
deck-no-removed = ”removed” säger vilka symboler som tas bort med 5, 4, 3 och 2 spelare.
deck-removed-nothing = ”removed” har inget för { $players } spelare.
deck-removed-players = ”removed” gäller 2, 3, 4 och 5 spelare, inte ”{ $key }”.
deck-removed-letters = ”removed” för { $players } spelare består av bokstäverna a, b och c, inte ”{ $letters }”. De är våra namn på de tre tryckta symbolerna: med fyra tas a bort, med tre även b, med två även c.
deck-removed-unused = ”removed” tar bort ”{ $letter }”, men inget kort har den symbolen.
deck-removed-odd = Det som är borta med { $larger } spelare ({ $out }) är inte helt borta med { $smaller } ({ $kept }).
deck-uneven = { $count } kort för { $players } spelare går inte jämnt ut.
deck-high-value = { $at }: ett tal över { $most }.
deck-star-elsewhere = { $at }: stjärnan är tryckt på 1/5.

# Bokstäver vid bordet, och vad de gör
key-play = s
    .does = spela de valda korten
key-look = t
    .does = titta på handen vänd, och tillbaka
key-turn = v
    .does = vända handen, när du ser den vänd
key-sort = o
    .does = ordna handen på annat sätt

# Varför ett drag var sämre än ett annat
review-why-out = Det bättre draget lägger ditt sista kort.
review-why-beats = Det bättre draget får { $seat } att ta tillbaka { $count ->
    [one] ett kort
   *[other] { $count } kort
}.
review-why-own = Det skickar tillbaka { $count ->
    [one] ett eget kort
   *[other] { $count } egna kort
 } till din hand.
review-why-answered = Nästa spelare kan sedan med { $odds } % sannolikhet få dig att ta tillbaka ett set, efter det bättre draget med { $better } %.
review-why-left = Det lämnar { $played ->
    [one] ett kort
   *[other] { $played } kort
 } på din hand, det bättre draget { $best }.
review-why-set = Efter det har ditt största set { $played ->
    [one] ett kort
   *[other] { $played } kort
 }, efter det bättre draget { $best }.
