# Dudo! på svenska. $seat är en spelares namn, $face ordet för en sida i rätt numerus.
game-title = Dudo!
game-summary = Bluffa om tärningarna under alla bägare, tvivla på de andra och behåll den sista tärningen.

option-direction = Spelriktning
option-direction-effect = Bara ordningen ändras: buden går åt andra hållet.
option-direction-north = medurs, som på norra halvklotet
option-direction-south = moturs, som på södra halvklotet
option-first-starter = Vem som börjar ett parti som inte är en revansch
option-first-starter-effect = Ni bestämmer vem som börjar i stället för att lotta.
option-first-starter-random = någon som lottas fram
option-first-starter-seat = en plats som väljs i förväg
option-first-seat = Platsen som börjar då
option-first-seat-effect = Den här platsen lägger partiets första bud.
option-first-seat-0 = första platsen
option-first-seat-1 = andra platsen
option-first-seat-2 = tredje platsen
option-first-seat-3 = fjärde platsen
option-first-seat-4 = femte platsen
option-first-seat-5 = sjätte platsen
option-salsa = Salsa: att ta ordet utom tur, en gång per runda
option-salsa-effect = Ingen kan slumra till: vem som helst får svara utom tur, en gång per runda.
option-salsa-off = bara nästa spelare svarar
option-salsa-on = vem som helst får ta ordet
option-salsa-window-s = Sekunder att ropa salsa på, där det finns en klocka
option-salsa-window-s-effect = Fler sekunder ger alla tid att ta ordet, och gör spelet långsammare.
option-calza-heads-up = Calza när två spelare är kvar
option-calza-heads-up-effect = Utan calza kan de två sista inte vinna tillbaka någon tärning.
option-calza-heads-up-allowed = erbjuds
option-calza-heads-up-forbidden = erbjuds inte
option-blank-bids = Bud på blanka
option-blank-bids-effect = Lägger till bud där bara blanka räknas: djärvare höjningar och fler utvägar.
option-blank-bids-off = inte tillåtna
option-blank-bids-halved = tillåtna, en blank väger lika mycket som två tärningar
option-blank-bids-plain = tillåtna, blank står över femman
option-lost-dice = Förlorade tärningar
option-lost-dice-effect = Döljs de måste man minnas hur många som är kvar: svårare att räkna, lättare att bluffa.
option-lost-dice-visible = ligger i mitten så att alla ser dem
option-lost-dice-hidden = läggs undan; ingen får se hur många som är kvar
option-joker-limit = Jokertärningar man får ha
option-joker-limit-effect = Med en gräns kan ingen dra ifrån genom calza på calza.
option-joker-limit-none = hur många som helst
option-joker-limit-1 = en åt gången
preset-lively = Livligt
preset-memory = Ur minnet

# Ord
name = { $seat }
face-1 = { $count ->
    [one] etta
   *[other] ettor
}
face-2 = { $count ->
    [one] tvåa
   *[other] tvåor
}
face-3 = { $count ->
    [one] trea
   *[other] treor
}
face-4 = { $count ->
    [one] fyra
   *[other] fyror
}
face-5 = { $count ->
    [one] femma
   *[other] femmor
}
face-b = { $count ->
    [one] blank
   *[other] blanka
}
no-dice = inga tärningar
cup-of = { $seat }: { $dice }

# Vad man kan göra
action-bid = { $count } { $face }
action-dudo = Dudo!
action-calza = Calza!
action-pass = pass
action-salsa = Salsa! { $act }
action-starter = { $seat } börjar
action-roll = tärningarna kastas: { $cups }

# Vad som hände
event-started = Fem tärningar var. { $seat } börjar.
event-rolled = Runda { $round }: alla kastar.
event-rolled-seen = Runda { $round }: alla kastar ({ $cups }).
event-palifico-round = { $seat } har bara en tärning kvar: palifico! Blanka är inget värda och första budet låser valören.
event-calza-stops = Det här är runda { $round }: från och med nu kan ingen säga calza.
event-bid = { $seat } bjuder { $count } { $face }.
event-bid-by-salsa = Salsa! { $seat } bryter in med { $count } { $face }.
event-window-opened = Salsan är öppen för { $seats }.
event-window-closed = Ingen ropar salsa. Nu svarar { $seat }.
event-answered = { $seat } svarar i hemlighet: { $answer }
event-called-dudo = { $seat } tvivlar: Dudo!
event-called-dudo-by-salsa = Salsa! { $seat } bryter in och tvivlar: Dudo!
event-called-calza = { $seat } tror att det är på pricken: Calza!
event-called-calza-by-salsa = Salsa! { $seat } bryter in och tror att det är på pricken: Calza!
event-revealed = Bägarna lyfts ({ $cups }): { $count } { $face }.
event-die-lost-bid-was-false = Budet var falskt: { $seat } förlorar en tärning.
event-die-lost-doubt-was-wrong = Budet var sant: { $seat } förlorar en tärning för sitt tvivel.
event-die-lost-calza-was-wrong = Det var inte på pricken: { $seat } förlorar en tärning.
event-joker-lost = { $seat } hade fel och lämnar tillbaka sin joker i stället för en tärning.
event-gained-die = På pricken! { $seat } får tillbaka en tärning.
event-gained-joker = På pricken! { $seat } har alla fem tärningarna och får en joker.
event-gained-nothing = På pricken! { $seat } har redan en joker och får inget mer.
event-eliminated = { $seat } har inga tärningar kvar och kommer på { $place ->
    [2] andra
    [3] tredje
    [4] fjärde
    [5] femte
   *[6] sjätte
} plats.
event-starter-passed = { $seat } börjar nästa runda i stället.
event-won = { $seat } är ensam om att ha tärningar kvar och vinner.

# Varför inte
refusal-not-your-turn = Det är { $seat } som står på tur.
refusal-nothing-to-doubt = Det finns inget bud än: den som börjar måste bjuda.
refusal-blank-is-no-value = Blank är ingen valör att bjuda på; säg 1 till 5.
refusal-blank-in-palifico = Blanka är inget värda i en palificorunda och går inte att bjuda på.
refusal-blank-opens = Öppningsbudet gäller en valör från 1 till 5, inte blanka.
refusal-above-cap = { $cap ->
    [one] Ingen får bjuda mer än en tärning här.
   *[other] Ingen får bjuda mer än { $cap } tärningar här.
}
refusal-no-raise-left = Inget är högre än det här budet; man kan bjuda på högst { $cap } tärningar. Det måste prövas.
refusal-palifico-value = I den här palificorundan gäller alla bud { $face }.
refusal-palifico-count = I en palificorunda måste en höjning gälla fler än { $count }.
refusal-blank-too-low = För att bjuda på blanka nu, säg minst { $least }.
refusal-value-after-blanks = För att gå från blanka till en valör, säg minst { $least } tärningar.
refusal-blank-plain = Säg minst { $least } här; blank står över femman.
refusal-count-lowered = En höjning sänker aldrig antalet; säg minst { $count }.
refusal-only-blanks = Bara blanka är högre nu: säg minst { $least }.
refusal-after-fives = Ingen valör är högre än fem: säg minst { $count } tärningar.
refusal-after-fives-or-blanks = Ingen valör är högre än fem: säg minst { $count } tärningar, eller minst { $least ->
    [one] en blank
   *[other] { $least } blanka
}.
refusal-value-not-higher = Med lika många ({ $count }) måste valören vara högre än { $face }, annars krävs fler tärningar.
refusal-calza-heads-up = Med två spelare kvar erbjuds inte calza vid det här bordet.
refusal-calza-too-late = Calza erbjuds inte efter { $rounds } rundor.
refusal-game-over = Partiet är slut.
refusal-eliminated = Den som inte har några tärningar kvar har inget att säga till om.
refusal-no-starter-yet = Först säger slumpen vem som börjar.
refusal-not-rolled = Först kastas tärningarna.
refusal-no-roll-now = Tärningarna kastas bara när en runda börjar.
refusal-roll-for-all = Alla bägare kastas på en gång, med ingenting för dem som är ute.
refusal-roll-of-other-size = { $dice ->
    [one] { $seat } har en tärning att kasta.
   *[other] { $seat } har { $dice } tärningar att kasta.
}
refusal-no-such-cup = Bägaren hos { $seat } visar sidor som ingen tärning har, eller i fel ordning.
refusal-starter-known = Det är redan klart vem som börjar.
refusal-starter-not-seated = Ingen sitter där.
refusal-no-window = Det finns ingen salsa att svara på nu.
refusal-own-bid = Ingen ropar salsa på sitt eget bud.
refusal-window-open = Först får { $seats } ropa salsa.
refusal-answered = Ett svar var: ditt är givet.
refusal-say-salsa = Utom tur krävs salsa, eller ett pass.
refusal-salsa-used = En salsa per runda: din är använd.

# Vad som inte går att läsa
unreadable-dudo-notation = ”{ $text }” är inget drag här. Skriv 3x5 för tre femmor, { $blanks ->
    [on] 2xb för två blanka, dudo eller calza
   *[off] dudo eller calza
}{ $salsa ->
    [on] {"; när salsan är öppen pass, salsa 4x5, salsa dudo eller salsa calza."}
   *[off] .
}
unreadable-count-zero = Ett bud gäller minst en tärning.
unreadable-count-too-high = Det finns bara { $most } tärningar i asken.
unreadable-no-such-value = Ingen tärning visar { $value }: sidorna är 1 till 5 och blank (b).
unreadable-no-such-cup = ”{ $cup }” är ingen bägare: högst fem tärningar av 1 till 5 och b.
unreadable-starter = Efter ”starter” kommer numret på en plats.

# På bordet
table-round = Runda { $round }
table-dice-in-cups = { $count ->
    [one] en tärning under bägarna
   *[other] { $count } tärningar under bägarna
}
table-dice-hidden = ingen säger hur många tärningar som är kvar
table-palifico = PALIFICO för { $seat }: blanka är inget värda, valören ligger fast
table-palifico-next = Härnäst PALIFICO: { $seat } har bara en tärning kvar
table-calza-stopped = ingen calza
table-your-cup = Din bägare
table-no-cup = Du är ute
table-bids = Bud
table-no-bids = inget bud än
table-middle = I mitten:
table-middle-empty = inga tärningar
table-middle-hidden = utom synhåll
table-out = ute, { $place ->
    [2] 2:a
   *[other] { $place }:e
}
table-jokers = { $count ->
    [one] joker
   *[other] { $count } jokrar
}
table-starts = börjar
table-turn = ska svara
table-salsa = salsa
table-salsa-asked = salsa?
table-salsa-used = salsa använd
table-was-palifico = har varit palifico
table-reveal = Bägarna i runda { $round }: { $seat } bjöd { $count } { $face }
table-called-dudo = { $seat } sa dudo
table-called-calza = { $seat } sa calza
table-matching = { $count ->
    [0] ingen tärning stämmer
    [one] en tärning stämmer
   *[other] { $count } tärningar stämmer
}
table-marked = { "[ ]" } stämmer med budet
table-won = { $seat } vinner
table-places = { $place }. { $seat }
table-loses-die = { $seat } förlorar en tärning
table-loses-joker = { $seat } lämnar tillbaka en joker
table-gains-die = { $seat } får en tärning
table-gains-joker = { $seat } får en joker
table-gains-nothing = { $seat } får inget mer
ask-starter = Slumpen säger vem som börjar.
ask-roll = Tärningarna kastas.
ask-open = { $seat }, öppna budgivningen: högst { $cap } tärningar.
ask-open-palifico = { $seat }, öppna din palificorunda: valören du säger ligger fast.
ask-answer = { $seat }, svara på { $count } { $face }: höj, dudo eller calza.
ask-answer-no-calza = { $seat }, svara på { $count } { $face }: höj eller dudo.
ask-answer-no-raise = { $seat }, inget är högre än { $count } { $face }: dudo eller calza.
ask-answer-only-dudo = { $seat }, inget är högre än { $count } { $face }: bara dudo återstår.
ask-window = { $seats }: salsa mot { $count } { $face }, eller passa?
ask-over = { $seat } har vunnit.

# Brädet i webbläsaren
board-cups = Bägarna runt bordet
board-out = ute
board-dice-hidden = tärningar visas inte
board-dice-count = { $count ->
    [one] en tärning
   *[other] { $count } tärningar
}
board-joker = en jokertärning
board-your-dice = Dina tärningar
board-no-bid = Inget bud ännu.
board-bid-by = { $seat } bjuder
board-bid-by-salsa = { $seat } bjuder med salsa
board-bowl = { $count ->
    [0] Inga tärningar i mitten
    [one] En tärning ligger i mitten
   *[other] { $count } tärningar ligger i mitten
}
board-bowl-hidden = Förlorade tärningar visas inte vid det här bordet
board-in-cups = { $count ->
    [one] en under bägarna
   *[other] { $count } under bägarna
}
board-ladder = Buden
board-answered = Ditt svar är lämnat. De andra tänker fortfarande.
board-stake-dudo = { $joker ->
    [yes] fel: −1 joker
   *[no] fel: −1 tärning
}
board-stake-calza = { $stake ->
    [earn] rätt: joker, fel: −1 tärning
    [jokers] rätt: +1 joker, fel: −1
    [nothing] rätt: ±0, fel: −1 joker
   *[dice] rätt: +1 tärning, fel: −1
}
board-reveal = Bägarna i runda { $round }
board-reveal-claim = { $call ->
    [calza] { $caller } säger calza: { $bidder } bjöd { $count } { $face }.
   *[dudo] { $caller } tvivlar: { $bidder } bjöd { $count } { $face }.
}
board-reveal-count = { $face } under alla bägare
board-choices = Vad du kan säga
board-palifico = { $seat } har bara en tärning kvar: blanka är inget värda, och det första budet bestämmer valören.
board-palifico-short = Blanka är inget värda, valören ligger fast.
board-salsa = Salsa är öppen: { $seats }
board-reveal-close = Vidare
board-joker-why = En joker lämnas tillbaka i stället för nästa tärning du förlorar.

# Lektionen
lesson-you = Robin (du)
lesson-ada = Ada
lesson-kei = Kei
lesson-look = De här fem tärningarna ligger under din bägare. Bara du ser dem; de andra har fem var.
lesson-blank = Den blanka, med sin svaga stjärna, räknas som det som bjuds. Tre av dina tärningar räknas alltså som femmor.
lesson-open = Du börjar med ett bud: minst ett visst antal tärningar av en valör under alla bägare. Säg tre femmor: rad 3, kolumn 5.
lesson-open-good = Ada svarar med fyra treor, och Kei går till fem treor.
lesson-open-other = Ett bra bud, och man behöver inte ha det man bjuder. För lektionens skull: säg tre femmor.
lesson-raise = Din tur igen. En höjning är samma antal av en högre valör, eller fler tärningar. Säg fem fyror.
lesson-raise-good = Bra sagt. Så fortsätter det tills någon inte tror på det längre.
lesson-raise-other = Det är tillåtet, men låt oss inte gå så långt än: höj, bara lite.
lesson-nine = En ny runda, och Kei bjuder nio femmor. Du har tre som räknas; sex av de andra tio skulle behöva göra det.
lesson-doubt = Svårt att tro på. Säg dudo: jag tvivlar.
lesson-doubt-good = Upp med bägarna! Bara sex tärningar räknas, så budet var falskt och Kei förlorar en tärning.
lesson-doubt-other = Det går, men nio femmor är svårt att tro på. Tvivla.
lesson-end = Hade det varit nio eller fler hade du förlorat tärningen. Den som förlorar sin sista är ute.
lesson-title-2 = Calza och palifico
lesson-five = Du har förlorat en tärning, och Kei bjuder fem ettor. Du har två som räknas; ungefär fem i allt är troligt.
lesson-calza = När du tror att ett bud stämmer precis, varken mer eller mindre, säger du calza. Gör det nu.
lesson-calza-good = Fem på pricken, och du får tillbaka din tärning.
lesson-calza-other = Förnuftigt, men i dag har du tur: säg calza.
lesson-cost = En calza som missar, om så med en enda, kostar en tärning. Rätt eller fel: du börjar nästa runda.
lesson-palifico = Ada har för första gången bara en tärning kvar. Den här rundan, som hon har öppnat, är hennes palifico.
lesson-worthless = I en palificorunda är blanka inget värda: din räknas inte som en fyra.
lesson-fours = Ada öppnade med fyror, så alla bjuder fyror; bara antalet stiger. Bjud tre fyror.
lesson-fours-good = Tre fyror. Ingen annan valör var öppen för dig.
lesson-fours-other = Det är tillåtet, men höj här med en: tre fyror.
lesson-four = Samma runda igen, men Kei hoppar till fyra fyror. Du har en, och sex tärningar är kvar i allt.
lesson-four-good = Bara tre fyror: med blanka hade det varit fem. Kei förlorar en tärning.
lesson-four-other = Tillåtet, men fyra av sex tärningar skulle behöva vara fyror, utan någon blank. Tvivla.
lesson-once = Var och en är palifico högst en gång. Nästa runda är vanlig igen, och blanka räknas.
coach-bid = Räkna dina egna tärningar och dina blanka, och vänta dig ungefär en tredjedel av dem du inte ser.
coach-dudo = Är budet klart över dina tärningar plus en tredjedel av de andras? Säg då dudo.
coach-calza = Verkar budet stämma precis? En rätt calza ger en tärning tillbaka, med fem en joker; en fel kostar en tärning.

level-club-bluffer = Klubbspelare (bluffare)
level-club-counter = Klubbspelare (räknare)
level-expert-search = Expert (sökning)
level-champion = Mästare
board-score-head = Tärningar
board-round-cell = { $score }
board-you-are-out = Du har förlorat din sista tärning: du är ute.

# Husregler som inte går
wrong-first-seat = Bordet har { $seats } platser; den som börjar måste vara en av dem.
wrong-salsa = Salsa är för bord som spelas i ett svep.

hint-why-bid = Av dina egna tärningar att döma är det bud som jag skulle lägga sant med { $odds } % sannolikhet.
hint-why-bid-heard = Av dina egna tärningar att döma är det bud som jag skulle lägga sant med { $odds } % sannolikhet; räknar man in det som har bjudits är det { $heard } %.
hint-why-dudo = Av dina egna tärningar att döma är budet före dig sant med { $odds } % sannolikhet.
hint-why-dudo-heard = Av dina egna tärningar att döma är budet före dig sant med { $odds } % sannolikhet; räknar man in det som har bjudits är det { $heard } %.
hint-why-calza = Av dina egna tärningar att döma stämmer budet före dig precis med { $odds } % sannolikhet.
hint-why-calza-heard = Av dina egna tärningar att döma stämmer budet före dig precis med { $odds } % sannolikhet; räknar man in det som har bjudits är det { $heard } %.
review-why-bid = Av dina egna tärningar att döma var budet sant med { $odds } % sannolikhet.
review-why-bid-heard = Av dina egna tärningar att döma var budet sant med { $odds } % sannolikhet; räknar man in det som hade bjudits var det { $heard } %.
review-why-dudo = Av dina egna tärningar att döma var budet du betvivlade sant med { $odds } % sannolikhet.
review-why-dudo-heard = Av dina egna tärningar att döma var budet du betvivlade sant med { $odds } % sannolikhet; räknar man in det som hade bjudits var det { $heard } %.
review-why-calza = Av dina egna tärningar att döma stämde budet precis med { $odds } % sannolikhet.
review-why-calza-heard = Av dina egna tärningar att döma stämde budet precis med { $odds } % sannolikhet; räknar man in det som hade bjudits var det { $heard } %.
review-why-doubt = Av dina egna tärningar att döma var budet före ditt sant med { $odds } % sannolikhet.
review-why-doubt-heard = Av dina egna tärningar att döma var budet före ditt sant med { $odds } % sannolikhet; med det som hade bjudits, { $heard } %.
review-why-exact = Av dina egna tärningar att döma stämde budet före ditt precis med { $odds } % sannolikhet.
review-why-exact-heard = Av dina egna tärningar att döma stämde budet före ditt precis med { $odds } % sannolikhet; med det som hade bjudits, { $heard } %.

# Bokstäver vid bordet, och vad de gör
key-dudo = d
    .does = betvivla budet: Dudo!
key-calza = c
    .does = säga att det är på pricken: Calza!
key-pass = p
    .does = passa, medan salsa är öppen
