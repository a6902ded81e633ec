# dnup en español. $seat es el nombre de un jugador, $cards son cartas tal como se escriben (3/4 muestra 3, y 4 si se gira).
game-title = dnup
game-summary = Deshazte de tus cartas en grupos de un mismo valor y gira lo que vuelve: cada carta tiene dos números.
game-note = La baraja es nuestra reconstrucción, no la lista impresa, salvo que traigas la tuya.

option-deck = Las cartas: una baraja por su nombre, o un archivo tuyo
option-deck-effect = Con menos cartas las rondas son más cortas y las manos se adivinan mejor.
option-deck-even40 = 40 cartas, ocho por persona (nuestra reconstrucción, no la lista impresa)
option-deck-pairs36 = 36 cartas, cada par del 1 al 9 una vez (lo que suponemos de la caja pequeña)
option-stall-guard = Cuando hace mucho que no se descarta ninguna carta
option-stall-guard-effect = Sin esto, una ronda puede no acabar nunca; solo para quienes comparten un dispositivo.
option-stall-guard-true = quien pueda jugar o añadir tiene que hacerlo
option-stall-guard-false = no cambia nada: una ronda puede no acabar nunca
option-play-out-final-round = La ronda en que alguien llega a 4 puntos
option-play-out-final-round-effect = La última ronda decide también el segundo puesto, y así dura un poco más.
option-play-out-final-round-true = se sigue jugando por el segundo puesto
option-play-out-final-round-false = termina al momento
option-two-player-self-beat = Dos jugadores: la última carta supera tu otro grupo
option-two-player-self-beat-effect = Solo con dos jugadores: terminar superando tu propio grupo ya no gana al momento.
option-two-player-self-beat-win = la ronda se gana al momento
option-two-player-self-beat-take_back = el grupo vuelve antes a la mano, y se sigue jugando
option-open-discards = Cualquiera puede mirar la pila de descarte
option-open-discards-effect = No hace falta recordar lo ya descartado; bueno para aprender.
option-open-discards-true = sí
option-open-discards-false = no, solo se muestra cuántas cartas hay
option-memory-aid = Las cartas que pasaron de la mesa a una mano siguen a la vista
option-memory-aid-effect = Todos ven qué volvió a cada mano; la memoria cuenta menos.
option-memory-aid-true = sí
option-memory-aid-false = no, recordarlas es parte del juego
preset-learners = Para aprender

# Palabras
name = { $seat }
area-of = { $seat } (zona { $area })
hand-of = { $seat }: { $cards }
score-of = { $seat }: { $points }

# Lo que se puede hacer
action-play = { $count ->
    [one] jugar { $cards }
   *[other] jugar { $count } cartas: { $cards }
}
action-add = añadir { $card } al grupo que hay delante de { $place }
action-take = tomar el grupo que hay delante de { $place }
action-turn = girar toda la mano
action-first = { $seat } recibe la primera carta
action-deal = se reparten { $count } cartas: { $cards }

# Lo que ha pasado
event-first-card = Las cartas no tocan a partes iguales: { $seat } recibe la primera.
event-dealt = Ronda { $round }: se reparten las { $counts } cartas.
event-dealt-seen = Ronda { $round }: se reparten las { $counts } cartas ({ $hands }).
event-starts = { $seat } recibió la estrella y empieza.
event-starts-in-area-two = { $seat } recibió la estrella y empieza con un único turno, en la zona 2.
event-cleared = { $count ->
    [one] Se descarta la carta que hay delante de { $place }: { $cards }.
   *[other] Se descarta el grupo que hay delante de { $place }: { $cards }.
}
event-cleared-out = { $count ->
    [one] { $place } ya ha terminado y no juega; se descarta la carta que quedaba ahí: { $cards }.
   *[other] { $place } ya ha terminado y no juega; se descarta el grupo que quedaba ahí: { $cards }.
}
event-played = { $count ->
    [one] { $seat } juega un { $value } suelto: { $cards }.
   *[other] { $seat } juega { $count } cartas de valor { $value }: { $cards }.
}
event-played-in-area = { $count ->
    [one] { $seat } juega un { $value } suelto en la zona { $area }: { $cards }.
   *[other] { $seat } juega { $count } cartas de valor { $value } en la zona { $area }: { $cards }.
}
event-added = { $seat } añade { $card } al grupo que hay delante de { $place }, que ahora tiene { $count } cartas.
event-beaten = { $count ->
    [one] Superan la carta de { $seat }, que la recoge girada: { $cards }.
   *[other] Superan el grupo de { $seat }, que lo recoge girado: { $cards }.
}
event-beaten-own = { $count ->
    [one] { $seat } ha superado su propia carta y la recoge girada: { $cards }.
   *[other] { $seat } ha superado su propio grupo y lo recoge girado: { $cards }.
}
event-beaten-away = { $count ->
    [one] Superan la carta de { $seat }, que ya ha terminado, y se descarta: { $cards }.
   *[other] Superan el grupo de { $seat }, que ya ha terminado, y se descarta: { $cards }.
}
event-beaten-away-own = { $count ->
    [one] { $seat } ha superado su propia carta con la última; se descarta: { $cards }.
   *[other] { $seat } ha superado su propio grupo con la última carta; se descarta: { $cards }.
}
event-taken = { $count ->
    [one] { $seat } toma la carta que hay delante de { $place }, girada: { $cards }.
   *[other] { $seat } toma el grupo que hay delante de { $place }, girado: { $cards }.
}
event-hand-turned = { $count ->
    [one] { $seat } gira la única carta de su mano.
   *[other] { $seat } gira toda la mano, { $count } cartas.
}
event-nothing-to-play = { $seat } no puede ni jugar ni añadir, y ahora todos lo saben.
event-guarded = Hace { $stall } turnos que no se descarta ninguna carta: { $seat } tiene que jugar o añadir, si puede.
event-went-out-first = { $seat } se queda sin cartas antes que nadie: 2 puntos, { $points } en total.
event-went-out-second = { $points ->
    [one] { $seat } se queda sin cartas en segundo lugar: 1 punto, el primero.
   *[other] { $seat } se queda sin cartas en segundo lugar: 1 punto, { $points } en total.
}
event-round-won = { $wins ->
    [one] { $seat } ha jugado su última carta y gana la ronda.
   *[other] { $seat } ha jugado su última carta y gana la ronda; ya lleva { $wins }.
}
event-round-over = Termina la ronda { $round }: { $scores }. Se vuelven a repartir las cartas.
event-won = { $seat } gana con { $points } puntos.
event-won-rounds = { $seat } ha ganado { $points } rondas, y la partida.

# Por qué no
refusal-game-over = La partida ha terminado.
refusal-not-dealt = Aún no se han repartido las cartas.
refusal-you-are-out = Has jugado tu última carta y estás fuera de esta ronda.
refusal-not-your-turn = Le toca a { $seat }.
refusal-wrong-way-up = Tienes { $card }, pero en el otro sentido; solo se puede girar la mano entera.
refusal-not-in-hand = No tienes { $card }.
refusal-not-higher = { $count ->
    [one] Hay un { $value } suelto delante de { $place }; una sola carta tiene que ser más alta.
   *[other] Hay { $count } cartas de valor { $value } delante de { $place }; un grupo de { $count } tiene que ser más alto.
}
refusal-own-set = Solo se puede añadir a los grupos de los demás, o tomarlos.
refusal-own-area = Tus zonas no son de un rival: no puedes añadir a un grupo que esté ahí, ni tomarlo.
refusal-no-set-to-add-to = Delante de { $place } no hay ningún grupo al que añadir.
refusal-other-value = { $card } no encaja: el grupo muestra { $value }.
refusal-nothing-to-take = Delante de { $place } no hay ningún grupo que tomar.
refusal-guard-no-turn = Hace { $stall } turnos que no se descarta ninguna carta: mientras puedas jugar o añadir, no puedes girar tu mano.
refusal-guard-no-take = Hace { $stall } turnos que no se descarta ninguna carta: ahora no se puede tomar ningún grupo.
refusal-first-known = Ya se sabe quién recibe la primera carta.
refusal-first-not-seated = Ahí no se sienta nadie que reciba la primera carta.
refusal-no-deal-now = No es momento de repartir.
refusal-no-such-card = { $card } no está en esta baraja.
refusal-star-elsewhere = La estrella está en { $card } y en ninguna otra carta.
refusal-not-the-deck = Se reparten las { $count } cartas de la baraja, cada una una vez.
refusal-star-once = En el reparto, exactamente una carta { $card } lleva la estrella.

# Lo que no se ha podido leer
unreadable-dnup-notation = No entiendo «{ $text }». Escribe play 3/4 3/6, add 5/2 { $to }, take { $whose } o turn.
unreadable-no-card = «{ $text }» no es una carta. Una carta se escribe con el valor de arriba primero, como 3/4.
unreadable-not-in-deck = No hay ninguna carta { $card } en esta baraja.
unreadable-no-such-place = No hay ningún sitio «{ $text }» en esta mesa. { $areas ->
    [on] Los sitios se llaman P1.1, P1.2, P2.1 y P2.2.
   *[off] Los sitios se llaman P1, P2, etc.
}
unreadable-no-areas = «{ $text }» nombra una zona; solo hay zonas en la partida para dos.
unreadable-which-area = «{ $text }» no dice qué zona: P1.1, P1.2, P2.1 o P2.2.
unreadable-too-many-alike = { $count ->
    [one] Solo hay una carta { $card } en esta baraja.
   *[other] Solo hay { $count } cartas { $card } en esta baraja.
}
unreadable-play-what = Di qué cartas: play 3/4 3/6 ({ $clause }).
unreadable-not-a-set = Estas cartas no forman un grupo: todas deben mostrar el mismo valor, y cuenta el de arriba ({ $clause }).
unreadable-add-what = Di qué carta y a quién: add 5/2 { $to } ({ $clause }).
unreadable-add-one = Solo se puede añadir una carta por turno ({ $clause }).
unreadable-take-what = Se toma un grupo entero, de un jugador: take { $whose } ({ $clause }).
unreadable-turn-some = Se giran todas las cartas de la mano, o ninguna ({ $clause }).
unreadable-no-pass = No se puede pasar: juega, añade, toma o gira ({ $clause }).

# La mesa en el terminal
ask-first = El azar elige quién recibe la primera carta.
ask-deal = Se reparten las cartas.
ask-over = Ha ganado { $seat }.
ask-turn = { $seat } juega, añade, toma o gira su mano.
ask-you = { $seat }, juega, añade, toma o gira tu mano.
ask-turn-area = { $seat } está en la zona { $area }: jugar, añadir, tomar o girar la mano.
ask-you-area = { $seat }, zona { $area }: juega, añade, toma o gira tu mano.
ask-guarded = { $seat }, juega o añade; gira la mano solo si no puedes hacer ni lo uno ni lo otro.
board-round = Ronda { $round }
board-round-area = Ronda { $round }, zona { $area }
board-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
board-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
board-wins = { $points ->
    [one] { $points } ronda ganada
   *[other] { $points } rondas ganadas
}
board-out-first = fuera (1.º)
board-out-second = fuera (2.º)
board-falls-now = se va tras este turno
board-falls = se va en { $turns } turnos
board-added = { $count ->
    [one] la última, añadida por otro
   *[other] las { $count } últimas, añadidas por otros
}
board-discards = { $count ->
    [0] Aún no se ha descartado nada
    [one] { $count } carta descartada
   *[other] { $count } cartas descartadas
}
board-discards-open = Descartes ({ $count }): { $cards }
board-removed = Apartadas: { $cards }
board-known = conocidas: { $cards }
board-stall = Hace { $stall } turnos que no se descarta ninguna carta; a partir de { $limit } se restringe el juego
board-hand = Tu mano
board-hand-hint = abajo: el valor si se gira
board-star = recibió la estrella y empezó esta ronda

# La mesa en la pantalla
board-say = { $what }
board-card = { $up } sobre { $down }
board-set = Delante de { $place }: { $count ->
    [one] un { $value } suelto
   *[other] { $count } cartas de valor { $value }
} ({ $cards })
board-place-empty = Delante de { $place }: nada
board-area = Zona { $area }
board-others = Los demás jugadores
board-own = Tu lado de la mesa
board-winner = gana
board-goes-back = vuelve
board-goes-away = se descarta
board-hand-of = La mano de { $seat }: { $cards }
board-known-of = Se sabe que { $seat } tiene: { $cards }
board-known-word = conocidas:
board-look-discards = Mirarlas
board-discards-said = Descartes: { $cards }
board-removed-count = { $count ->
    [one] { $count } carta apartada
   *[other] { $count } cartas apartadas
}
board-play = Jugar
board-play-here = Jugar aquí
board-add = Añadir
board-take = Tomarlo
board-take-look = ¿Tomar?
board-would-get = En tu mano sería { $cards }. Vuelve a pulsarlo para tomarlo.
board-preview = Solo es un vistazo: así quedaría tu mano girada. Aún no se ha girado nada.
board-pick = Elige cartas de un mismo valor, o señala un grupo para tomarlo.
board-turn-look = Verla girada
board-turn-back = Volver
board-turn-do = Girar la mano
board-sort = Orden de la mano
board-sort-value = valor
board-sort-other = otro valor
board-sort-own = mi orden

# La lección
lesson-ada = Ada
lesson-bo = Bo
lesson-cleo = Cleo
lesson-cards = Eres Ada. Cada carta tiene dos números: el grande cuenta ahora; el que está del revés, tras media vuelta.
lesson-look = Solo se gira la mano entera, nunca una sola carta. Mírala en el otro sentido.
lesson-look-good = Cada carta muestra su otro número. Solo has mirado; aún no se ha jugado nada.
lesson-set = Números iguales forman un grupo. La mesa está vacía: elige los dos sietes y ponlos delante de ti.
lesson-set-good = Nadie superó tus sietes. Al volver tu turno se descartaron del todo: así se van las cartas.
lesson-set-other = También se puede. Pero una pareja se lleva dos cartas de golpe: prueba con los dos sietes.
lesson-beat = Bo ha jugado un 4 suelto. Un grupo del mismo tamaño tiene que ser más alto: supéralo con tu 8.
lesson-beat-good = Bo recoge el 4, girado: se ha vuelto un 9. Lo que vuelve nunca es lo que se jugó.
lesson-beat-other = Podrías hacerlo. Pero antes supera el 4 con una carta suelta más alta.
lesson-size = Hay una suelta y un trío, pero ninguna pareja. Otros tamaños no importan: juega tus unos.
lesson-size-good = Dos unos, sin estorbos. No se supera a nadie, pues no había otra pareja.
lesson-size-other = Hay algo mejor: una pareja de unos se lleva dos cartas.
lesson-add = Puedes añadir una carta al grupo de otro jugador que muestre el mismo número. Tu 5 hace pareja con el de Bo.
lesson-add-good = Te has librado de una carta, y la nueva pareja de Bo supera los treses de Cleo.
lesson-add-other = No está mal. Pero prueba aquí a añadir tu 5 al grupo de Bo.
lesson-take = Puedes tomar un grupo entero, con cada carta girada. Pulsa los doses de Bo para verlos girados, y otra vez para tomarlos.
lesson-take-good = Los doses llegaron como 5, 7 y 9. Ahora tienes parejas.
lesson-take-other = Mira primero los doses de Bo: girados encajan en tu mano.
lesson-turn = Nada de lo que tienes supera el 5. Mira tu mano girada: parejas de sietes y de nueves. Luego gírala.
lesson-turn-good = Todo era bajo y ahora todo es alto, a cambio de un turno. Saber cuándo girar es la mitad del juego.
lesson-turn-other = Eso ayudaría menos: mira tu mano girada y luego gírala.
lesson-ring = El anillo cuenta los turnos que le quedan a un grupo, este incluido. Luego se descarta, si nadie lo supera.
lesson-out = Tus dos últimas cartas son una pareja, y los ochos superan a los cincos. Juégalas.
lesson-out-good = Sin cartas antes que nadie: 2 puntos. La segunda persona gana 1. Gana quien llega a 4.
lesson-out-other = ¿Para qué esperar? Los dos ochos superan los cincos de Cleo y son tus últimas cartas.
lesson-end = Jugar, añadir, tomar o girar: una de ellas por turno, sin pasar. Vigila los dos lados de cada carta.
lesson-title-2 = Dos zonas para dos
lesson-areas = Con dos jugadores, cada cual tiene dos zonas, y en cada una puede haber un grupo.
lesson-turns = Juegas dos turnos seguidos, uno por zona. Primero va la zona 1: juega ahí tu 4.
lesson-turns-good = Te sigue tocando, ahora por la zona 2.
lesson-turns-other = Se permite, pero empieza con el 4: ya verás por qué.
lesson-own = Una carta suelta en la zona 2 tiene que superar a todas las demás, también a tu propio 4. Juega el 7.
lesson-own-good = Tu propio 4 ha vuelto girado, como un 9.
lesson-own-other = Es posible. Prueba aquí con el 7 y verás volver girado tu propio 4.
lesson-take-two = Las dos zonas de Bo están a tu alcance. Toma los treses de la zona 2: mira primero, luego toma.
lesson-take-two-good = Los treses llegaron girados. Tus zonas quedan fuera de alcance: nadie añade a sus propios grupos ni los toma.
lesson-take-two-other = Se puede. Aquí toma los treses de Bo.
lesson-win = Es tu última carta. Quien juega antes la suya gana la ronda al momento, incluso con el primero de dos turnos.
lesson-win-good = La ronda es tuya. Con dos rondas se gana la partida.
lesson-win-other = ¿Para qué esperar? Juega el 7 y gana la ronda.
coach-play = Una pareja o un trío se llevan más cartas que una suelta. ¿Qué tamaño está libre en la mesa?
coach-take = ¿Encajaría en tu mano alguno de esos grupos, girado? Entonces puede valer el turno.
coach-turn = ¿Todo bajo? Mira tu mano girada antes de decidir.

level-club-bluffer = Nivel de club (farolero)
level-club-racer = Nivel de club (velocista)
level-expert-quick = Experto (rápido)
level-champion = Campeón
board-counting = Cómo terminó la ronda { $round }
board-won-round = primera mano vacía: la ronda
board-went-out-first = primera mano vacía: 2 puntos
board-went-out-second = segunda mano vacía: 1 punto
board-you-are-out = Has jugado tu última carta: estás fuera de esta ronda.

# Opciones que no valen
wrong-stall-guard = Solo quienes juegan ante una misma pantalla pueden prescindir de la regla contra el estancamiento.

# Barajas que no valen
deck-unknown = No hay ninguna baraja llamada «{ $deck }». Hay { $known }, un archivo tuyo (en el terminal: deck=@ARCHIVO) o una baraja entera en JSON.
deck-unreadable = Línea { $line }: esto no es ni una lista de cartas, como 1/5* 1/3 1/4c, ni JSON.
deck-no-object = Una baraja es una lista de cartas, o un objeto JSON con name, cards y removed.
deck-key-twice = «{ $key }» aparece dos veces.
deck-no-such-key = En una baraja no hay «{ $key }»; hay name, cards, removed y provenance.
deck-name = Una baraja tiene un nombre de 1 a { $most } caracteres imprimibles.
deck-hash = La huella no es la de estas cartas, que es { $hash }.
deck-out-of-order = Las cartas no están en orden.
deck-no-cards = «cards» es un texto con todas las cartas, como "1/5* 1/3 1/4c".
deck-many-cards = { $count } cartas son más que las { $most } que se pueden manejar.
deck-many-sets = { $sets } grupos distintos son más que los { $most } que se pueden manejar.
deck-few-cards = { $count } cartas para { $players } jugadores son muy pocas; cada cual recibe al menos { $least }.
deck-at-line = Línea { $line }, carta { $card }
deck-at-card = Carta número { $number }, { $card }
deck-card-form = { $at }: una carta se escribe menor/mayor, luego quizá a, b o c (su símbolo), luego quizá *, como 1/4c o 1/5*.
deck-equal-values = { $at }: los dos valores tienen que ser distintos.
deck-lower-first = { $at }: el valor menor se escribe primero, { $right }.
deck-zero = { $at }: un 0 no se podría jugar nunca; los valores son 1 o más.
deck-star-symbol = { $at }: la carta de la estrella está en todas las barajas, así que no tiene símbolo.
deck-no-star = Ninguna carta tiene la estrella; escribe 1/5* para la carta que empieza.
deck-second-star = { $at }: ya hay una estrella antes de esta; solo la tiene una carta.
deck-no-removed = «removed» nombra los símbolos que se apartan con 5, 4, 3 y 2 jugadores.
deck-removed-nothing = «removed» no tiene nada para { $players } jugadores.
deck-removed-players = «removed» es para 2, 3, 4 y 5 jugadores, no para «{ $key }».
deck-removed-letters = «removed» para { $players } jugadores se compone de las letras a, b y c, no de «{ $letters }». Son nuestros nombres para los tres símbolos impresos: cuatro jugadores apartan a, tres también b, dos también c.
deck-removed-unused = «removed» aparta «{ $letter }», pero ninguna carta tiene ese símbolo.
deck-removed-odd = Lo que se aparta con { $larger } jugadores ({ $out }) no se aparta del todo con { $smaller } ({ $kept }).
deck-uneven = { $count } cartas para { $players } jugadores no se reparten a partes iguales.
deck-high-value = { $at }: un valor por encima de { $most }.
deck-star-elsewhere = { $at }: la estrella está impresa en 1/5.

# Letras en la mesa, y lo que hacen
key-play = j
    .does = jugar las cartas elegidas
key-look = v
    .does = ver la mano girada, y volver
key-turn = g
    .does = girar la mano, una vez vista girada
key-sort = o
    .does = ordenar la mano de otra manera

review-why-out = La mejor jugada baja tu última carta.
review-why-beats = La mejor jugada devuelve { $count ->
    [one] una carta
   *[other] { $count } cartas
 } a la mano de { $seat }.
review-why-own = Esta jugada devuelve { $count ->
    [one] una carta tuya
   *[other] { $count } cartas tuyas
 } a tu mano.
review-why-answered = Después, el siguiente puede devolverte un grupo con una probabilidad del { $odds } %; tras la mejor jugada, del { $better } %.
review-why-left = Esta jugada te deja { $played ->
    [one] una carta
   *[other] { $played } cartas
 } en la mano; la mejor jugada, { $best }.
review-why-set = Después tu mayor grupo tiene { $played ->
    [one] una carta
   *[other] { $played } cartas
 }; tras la mejor jugada, { $best }.
