# UDAKA Classic en español. $seat, $first y $victim son nombres de jugadores; $card y $cards vienen con su artículo.
game-title = UDAKA Classic
game-summary = Descarta parejas para ganar fichas, pon el cuarto as para llevarte los empates y gana dos rondas antes que nadie.

option-udaka-scoring = La ficha UDAKA al contar una ronda
option-udaka-scoring-effect = La ficha UDAKA influye en todas las rondas, no solo en los empates en cabeza.
option-udaka-scoring-tie_only = solo deshace los empates en cabeza
option-udaka-scoring-counts = cuenta además como una ficha de quien la tiene
option-stacked-space = Lo que se lleva una pareja de una casilla con dos fichas
option-stacked-space-effect = Las parejas sobre una casilla con dos fichas ganan el doble.
option-stacked-space-one = una ficha
option-stacked-space-all = las dos fichas
option-special-timing = Rey suicida y Joker
option-special-timing-effect = El Rey y el Joker no se guardan para el mejor momento: más sorpresa, menos planes.
option-special-timing-when_discarded = se pueden guardar; actúan al descartarlos
option-special-timing-at_once = hay que descartarlos en cuanto pueden actuar
option-first-dealer = Quién reparte primero
option-first-dealer-effect = El sorteo es más rápido; con cartas, la partida empieza con una pequeña ceremonia.
option-first-dealer-cards = se decide con cartas boca arriba
option-first-dealer-random = se echa a suertes
option-next-dealer = Las rondas siguientes las reparte
option-next-dealer-effect = Quien reparte juega al final, y así ve jugar antes a los demás.
option-next-dealer-left = el siguiente jugador en sentido horario
option-next-dealer-winner = quien ganó la ronda anterior
option-next-dealer-cards = quien digan de nuevo las cartas
preset-stakes = Con riesgo
preset-brisk = Ágil

# Palabras
name = { $seat }
card-a = un as
card-k = el Rey suicida
card-j = el Joker
card-number = un { $number }
pair-a = dos ases
pair-number = dos { $number }
hand-of = { $seat }: { $cards }
tokens-of = { $seat }: { $count }
tokens-of-holder = { $seat }: { $count } (tiene la ficha UDAKA)
tokens-of-counted = { $seat }: { $score } ({ $count } y la ficha UDAKA)

# Lo que se puede hacer
action-discard = { $cards }
action-discard-king = el Rey suicida, una ficha vuelve a la casilla { $space }
action-discard-joker = el Joker, una ficha de { $victim }
action-turn-up = sale { $card }
action-lot = la suerte elige a { $seat } para repartir
action-shuffle = se mezcla y se reparte la baraja

# Lo que ha pasado
event-card-turned-up = { $seat } recibe { $card } boca arriba.
event-dealer-again = Ni un as ni un número: vuelven todas las cartas y se decide otra vez quién reparte.
event-dealer-chosen-ace = El primer as: reparte { $seat }.
event-dealer-chosen-highest = Ningún as; el número más alto o, entre iguales, el que salió antes: reparte { $seat }.
event-dealer-chosen-lot = La suerte elige a { $seat }, que reparte.
event-dealer-chosen-left = El reparto pasa, en sentido horario, a { $seat }.
event-dealer-chosen-winner = Quien ganó reparte: { $seat }.
event-round-begins = Ronda { $round }: una ficha sobre cada número del 2 al 9 y la ficha UDAKA en su casilla; { $left ->
    [one] queda una ficha de ronda
   *[other] quedan { $left } fichas de ronda
} por ganar.
event-round-begins-decider = La ronda { $round } decide: todos han ganado una y no queda ninguna ficha de ronda.
event-dealt = { $seat } reparte dos cartas por persona; empieza { $first }.
event-dealt-seen = { $seat } reparte dos cartas por persona ({ $hands }); empieza { $first }.
event-drew = { $seat } roba una carta.
event-drew-seen = { $seat } roba { $card }.
event-refilled = { $seat } completa su mano hasta dos cartas.
event-refilled-seen = { $seat } completa su mano hasta dos cartas con { $card }.
event-draw-pile-empty = El mazo se ha acabado: desde ahora nadie roba.
event-discarded-on = { $seat } pone { $cards } sobre { $on }.
event-discarded-first = { $seat } pone { $cards } en la pila vacía.
event-discarded-aces = { $seat } pone { $cards } en la pila UDAKA.
event-token-taken = { $pair ->
    [top] Pareja con la carta de arriba:
    [both] Tres iguales, pero una sola pareja:
   *[hand] Pareja:
} { $seat } se lleva { $count ->
    [one] una ficha
   *[other] { $count } fichas
} de la casilla { $space }.
event-pair-won-nothing = Una pareja, pero la casilla { $space } está vacía: { $seat } no se lleva nada.
event-aces-down = { $count ->
    [one] Ya hay un as puesto.
   *[other] Ya hay { $count } ases puestos.
}
event-udaka-taken = El cuarto as: { $seat } se lleva la ficha UDAKA.
event-token-returned = { $seat } devuelve una ficha a la casilla { $space }, que ahora tiene { $now ->
    [one] una
   *[other] { $now }
}.
event-nothing-returned = { $seat } no tiene ninguna ficha que devolver.
event-token-stolen = { $seat } le quita una ficha a { $victim }.
event-nothing-stolen = Nadie más tiene fichas: { $seat } no se lleva nada.
event-round-scored = Se han puesto todas las cartas de la ronda { $round }. Fichas: { $players }.
event-round-won-sole-lead = { $seat } tiene más que nadie ({ $score }) y gana la ronda { $round }.
event-round-won-shared-lead-tied = { $leaders } empatan en cabeza ({ $score }), así que decide la ficha UDAKA: la tiene { $seat }, que gana la ronda { $round }.
event-round-won-shared-lead-behind = { $leaders } empatan en cabeza ({ $score }), así que decide la ficha UDAKA: la tiene { $seat }, que gana la ronda { $round } aunque tenga menos.
event-rounds-token-taken = { $seat } toma una ficha de ronda; { $left ->
    [0] no queda ninguna
    [one] queda una
   *[other] quedan { $left }
}.
event-game-won = { $seat } ha ganado dos rondas y con ellas la partida, tras { $rounds } rondas.

# Por qué no
refusal-not-in-hand = No tienes { $cards } en la mano.
refusal-special-is-due = { $count ->
    [one] En esta mesa, { $cards } tiene que salir en cuanto pueda actuar: descártalo ahora.
   *[other] En esta mesa, { $cards } tienen que salir en cuanto puedan actuar: descarta uno de los dos ahora.
}
refusal-king-needs-space = El Rey suicida te cuesta una ficha: di a qué casilla va, como en K>5.
refusal-nothing-to-return = No tienes ninguna ficha que devolver: basta con K.
refusal-joker-needs-victim = El Joker quita una ficha: di a quién, como en J<P2.
refusal-nothing-to-steal = Nadie más tiene fichas: basta con J.
refusal-cannot-be-robbed = El Joker le quita una ficha a otro jugador que tenga alguna; no es el caso de { $victim }.
refusal-not-your-turn = Le toca a { $seat }.
refusal-game-over = La partida ha terminado.
refusal-not-dealt = Primero se reparten las cartas.
refusal-no-dealer-yet = Primero hay que saber quién reparte.
refusal-no-dealer-choice-now = Ahora no se decide con cartas quién reparte.
refusal-card-not-left = Esa carta ya no está en la baraja, o nunca estuvo.
refusal-no-lot-now = Ahora no se echa a suertes quién reparte.
refusal-dealer-not-seated = Ahí no se sienta nadie.
refusal-no-deal-now = Ahora no se reparte nada.
refusal-not-the-deck = Una baraja son las 38 cartas: cuatro A y cuatro de cada número del 2 al 9, un K y un J.

# Lo que no se entiende
unreadable-udaka-notation = «{ $text }» no es un descarte. Escribe 7, 7 7, A, A A, K>5 (una ficha vuelve a la casilla 5), J<P2 (una ficha del jugador 2), o solo K y J cuando no hay nada que devolver ni que quitar.
unreadable-no-such-card = No hay ninguna carta «{ $card }»: las cartas son A, del 2 al 9, K y J.
unreadable-no-such-player = No hay ningún jugador { $player }; hay { $players }.
unreadable-three-cards = Se descarta una carta o dos, nunca más [{ $clause }].
unreadable-two-ranks = Dos cartas solo van juntas si son del mismo valor [{ $clause }].
unreadable-single-copy = Solo hay un Rey suicida y un Joker: no forman pareja [{ $clause }].
unreadable-king-space = La ficha va a una casilla de número del 2 al 9, no a «{ $space }» [{ $clause }].
unreadable-only-specials-aim = «{ $text }»: solo K>casilla y J<jugador nombran un destino.
unreadable-dealer = Después de «dealer» va un jugador, como P2.

# En la mesa
table-round = Ronda { $round }
table-decider = el desempate
table-space = Casilla
table-tokens = Fichas
table-draw-pile = Mazo
table-regular-pile = Descarte
table-top = arriba
table-udaka-pile = Pila UDAKA
table-udaka-token = Ficha UDAKA
table-rounds = ROUNDS
table-on-its-space = en su casilla
table-empty = vacío
table-cards = { $count ->
    [one] una carta
   *[other] { $count } cartas
}
table-player = Jugador
table-hand = Cartas
table-won = Rondas
table-dealer = reparte
table-turn = descarta
table-holds-udaka = UDAKA
table-your-hand = Tus cartas
table-face-up = Boca arriba
table-place = { $place }. { $seat }
table-house-rules-more = { $left }; { $right }
table-house-rules = En vigor: { $rules }
table-scoring-tie_only = la ficha UDAKA deshace los empates en cabeza y no cuenta nada
table-scoring-counts = la ficha UDAKA cuenta 1 y deshace los empates en cabeza
table-timing-when_discarded = K y J se pueden guardar
table-timing-at_once = K y J salen en cuanto pueden actuar
table-stacked-one = una pareja se lleva una ficha
table-stacked-all = una pareja se lleva todas las fichas de su casilla
ask-cards = Se da a cada uno una carta boca arriba, hasta que salga un as; la siguiente es para { $seat }.
ask-lot = Se echa a suertes quién reparte primero.
ask-deal = { $seat } mezcla y reparte.
ask-discard = { $seat }, descarta una carta o dos del mismo valor.
ask-discard-last = { $seat }, descarta una carta o dos del mismo valor; ya nadie roba.
ask-over = Ha ganado { $seat }.

# El tablero en el navegador
board-say = { $what }
board-others = Los demás jugadores
board-board = El tablero
board-well = Casilla { $space }: { $count ->
    [0] ninguna ficha
    [one] una ficha
   *[other] { $count } fichas
}
board-well-wins = tu pareja se la lleva ahora
board-well-open = la carta de arriba hace pareja con ella
board-well-aim = Poner tu ficha en la casilla { $space }, { $count ->
    [0] que está vacía
    [one] que tiene una
   *[other] que tiene { $count }
}
board-seat-tokens = { $count ->
    [0] ninguna ficha
    [one] una ficha
   *[other] { $count } fichas
}
board-seat-rounds = { $count ->
    [one] una ronda ganada
   *[other] { $count } rondas ganadas
}
board-seat-aim = { $count ->
    [0] { $seat }, que no tiene fichas
    [one] Quitarle una ficha a { $seat }, que tiene una
   *[other] Quitarle una ficha a { $seat }, que tiene { $count }
}
board-face-up = boca arriba: { $card }
board-card-wins = { $card }, puede llevarse una ficha ahora
board-draw = Mazo, { $count ->
    [0] vacío
    [one] una carta
   *[other] { $count } cartas
}
board-pile = Pila de descarte, { $count ->
    [one] una carta
   *[other] { $count } cartas
}, arriba { $card }
board-pile-empty = Pila de descarte, vacía
board-aces = { $count ->
    [0] No hay ningún as puesto.
    [one] Hay un as puesto.
   *[other] Hay { $count } ases puestos.
}
board-udaka-here = El cuarto se lleva la ficha UDAKA.
board-udaka-held = { $seat } tiene la ficha UDAKA.
board-rounds-left = { $count ->
    [0] No quedan fichas de ronda
    [one] Queda una ficha de ronda
   *[other] Quedan { $count } fichas de ronda
}
board-king = El Rey suicida te cuesta una ficha, si tienes: vuelve al número que elijas.
board-joker = El Joker le quita una ficha al jugador que elijas, si alguien tiene.
board-at-once = En esta mesa tiene que salir en cuanto pueda actuar.
board-ace = { $count ->
    [3] Hay tres ases puestos: este se lleva la ficha UDAKA.
    [0] Los ases van a la pila UDAKA; el cuarto se lleva la ficha UDAKA.
   *[other] Los ases van a la pila UDAKA, { $count } hasta ahora; el cuarto se lleva la ficha UDAKA.
}
board-lay = Poner { $cards }
board-takes = se lleva { $count ->
    [one] una ficha
   *[other] { $count } fichas
} del { $space }
board-pick = Elige una carta, o dos del mismo valor.
board-pick-wins = Elige una carta, o dos del mismo valor. Las que llevan una ficha ganarían una.
board-scoring = Cómo se ganó la ronda { $round }
board-scoring-close = Al tablero
board-step-count = Se cuentan las fichas. { $seat } tiene la ficha UDAKA, que no cuenta nada.
board-step-count-udaka = Se cuentan las fichas. { $seat } tiene la ficha UDAKA, que cuenta como una.
board-step-sole = { $leaders } tiene más que nadie: { $score }.
board-step-shared = { $leaders } empatan en cabeza con { $score }, así que gana quien tiene la ficha UDAKA.
board-step-won = { $seat } gana la ronda { $round }.
board-king-where = ¿A qué número va?
board-joker-whom = ¿A quién?

# La lección
lesson-you = Robin (tú)
lesson-ada = Ada
lesson-kei = Kei
lesson-look = Ocho casillas numeradas tienen fichas de latón. Quien tiene más al acabarse las cartas gana la ronda.
lesson-hand = Tienes dos cartas, robas una tercera y descartas. Ahora tienes dos 7: una pareja.
lesson-pair = Una pareja se lleva la ficha de su casilla. Elige los dos 7 y ponlos en la pila de descarte.
lesson-pair-good = La ficha es tuya. Pusiste dos cartas, así que tu mano se completó otra vez hasta dos.
lesson-pair-other = Se permite, pero no gana nada. Pon los dos 7.
lesson-top = La carta de arriba también cuenta. Es un 4 y tú tienes un 4: ponlo y llévate la ficha.
lesson-top-good = Una carta, una ficha. Pero toda carta puesta le sirve también al siguiente jugador.
lesson-top-other = Se permite, pero ahora la carta de arriba solo ayuda a un 4.
lesson-ace = Los ases van junto al sol, la ficha UDAKA. Quien pone el cuarto se la lleva. Hay dos puestos: pon el tuyo.
lesson-ace-good = Era el tercero. Ada lo estaba esperando: el suyo es el cuarto.
lesson-ace-other = ¡Eso sería lo prudente! Para la lección, pon el as.
lesson-udaka = Ada tiene ahora la ficha UDAKA. No se puede quitar ni devolver, y deshace los empates.
lesson-last = La última carta de otra ronda. Ada tiene tres fichas; tú, dos y la ficha UDAKA. Pon tu 5.
lesson-last-good = Tres fichas contra tres: hay empate en cabeza. Decide la ficha UDAKA, y la tienes tú.
lesson-end = Un banderín por la ronda. Quien gana antes dos rondas gana la partida; el resto es elegir el momento.
lesson-title-2 = Reyes y Jokers
lesson-trick = El Joker no gana nada del tablero. Le quita una ficha a otro jugador.
lesson-joker = Ada es quien más tiene. Elige el Joker y luego señálala.
lesson-joker-good = Una ficha ha cambiado de bando. La ficha UDAKA, en cambio, nadie la puede quitar.
lesson-joker-other = Puedes guardar el Joker, pero este es su momento: quítale una ficha a Ada.
lesson-price = Este es el Rey suicida. Ponerlo te cuesta una de tus fichas.
lesson-king = Tú eliges la casilla a la que va, mejor una de la que tengas carta. Pon el rey y elige el 9.
lesson-king-good = La ficha queda ahí para la pareja de cualquiera, quizá la tuya.
lesson-king-other = Puedes guardarlo, pero al final toda carta tiene que salir. Pon el rey ahora.
lesson-back = Te toca otra vez, y has robado un segundo 9. Pon los dos y llévate una ficha de la casilla 9.
lesson-back-good = Lo que te costó el rey vuelve a ser tuyo.
lesson-back-other = Se permite, pero la pareja de 9 vale una ficha.
lesson-cover = El Rey y el Joker también tapan la carta de arriba. A veces basta: el siguiente jugador no encuentra pareja.
coach-pair = Busca primero una pareja: en tu mano, o con la carta de arriba de la pila.
coach-next = ¿No hay pareja? Deja arriba un número cuya casilla esté vacía: no ayuda a nadie.
coach-ace = Guarda un as hasta que pueda ser el cuarto, o hasta que nadie más tenga uno.

level-club-hoarder = Nivel de club (acaparador)
level-club-racer = Nivel de club (velocista)
level-expert-quick = Experto (rápido)
board-score-head = Rondas

# Letras en la mesa, y lo que hacen
key-lay = p
    .does = poner la carta elegida
key-lay-two = d
    .does = poner dos del mismo valor

review-why-token = La mejor jugada se lleva enseguida { $count ->
    [one] una ficha
   *[other] { $count } fichas
 }.
review-why-udaka = La mejor jugada es el cuarto as: se lleva la ficha UDAKA.
review-why-offered = Según las cartas ya jugadas, después el siguiente puede llevarse una ficha con esta pila con un { $odds } % de probabilidad; tras la mejor jugada, con un { $better } %.
review-why-split = Esta jugada rompe una pareja mientras hay una ficha en la casilla { $space }.
