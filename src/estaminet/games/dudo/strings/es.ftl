# Dudo! en español. $seat es el nombre de un jugador, $face la palabra de una cara en el número correcto.
game-title = Dudo!
game-summary = Farolea sobre los dados de todos los cubiletes, duda de los demás y quédate con el último dado.

option-direction = Sentido del juego
option-direction-effect = Solo cambia el orden: las apuestas pasan hacia el otro lado.
option-direction-north = horario, como en el hemisferio norte
option-direction-south = antihorario, como en el hemisferio sur
option-first-starter = Quién empieza una partida que no es revancha
option-first-starter-effect = Tú decides quién empieza, en vez de echarlo a suertes.
option-first-starter-random = una persona al azar
option-first-starter-seat = un asiento elegido de antemano
option-first-seat = El asiento que empieza entonces
option-first-seat-effect = Este asiento hace la primera apuesta de la partida.
option-first-seat-0 = el primer asiento
option-first-seat-1 = el segundo asiento
option-first-seat-2 = el tercer asiento
option-first-seat-3 = el cuarto asiento
option-first-seat-4 = el quinto asiento
option-first-seat-5 = el sexto asiento
option-salsa = Salsa: intervenir fuera de turno, una vez por ronda
option-salsa-effect = Nadie se duerme: cualquiera puede responder fuera de turno, una vez por ronda.
option-salsa-off = solo responde el siguiente jugador
option-salsa-on = cualquiera puede intervenir
option-salsa-window-s = Segundos para decir salsa, donde hay reloj
option-salsa-window-s-effect = Con más segundos todos tienen tiempo de intervenir, y la mesa va más lenta.
option-calza-heads-up = Calza cuando quedan dos jugadores
option-calza-heads-up-effect = Sin calza, los dos últimos no pueden recuperar dados.
option-calza-heads-up-allowed = se ofrece
option-calza-heads-up-forbidden = no se ofrece
option-blank-bids = Apostar a blancos
option-blank-bids-effect = Añade apuestas en las que solo cuentan los blancos: subidas más audaces y más salidas.
option-blank-bids-off = no se permite
option-blank-bids-halved = se permite, y un blanco pesa tanto como dos dados
option-blank-bids-plain = se permite, y el blanco va por encima del cinco
option-lost-dice = Dados perdidos
option-lost-dice-effect = Ocultos, hay que recordar cuántos quedan: calcular es más difícil, farolear más fácil.
option-lost-dice-visible = quedan en el centro, a la vista de todos
option-lost-dice-hidden = se guardan; a nadie se le muestra cuántos quedan
option-joker-limit = Dados comodín que se pueden tener
option-joker-limit-effect = Con un límite, acertar varios calzas no deja a nadie muy por delante.
option-joker-limit-none = los que se ganen
option-joker-limit-1 = uno a la vez
preset-lively = Animada
preset-memory = De memoria

# Palabras
name = { $seat }
face-1 = { $count ->
    [one] as
   *[other] ases
}
face-2 = { $count ->
    [one] dos
   *[other] doses
}
face-3 = { $count ->
    [one] tres
   *[other] treses
}
face-4 = { $count ->
    [one] cuatro
   *[other] cuatros
}
face-5 = { $count ->
    [one] cinco
   *[other] cincos
}
face-b = { $count ->
    [one] blanco
   *[other] blancos
}
no-dice = ningún dado
cup-of = { $seat }: { $dice }

# Lo que se puede hacer
action-bid = { $count } { $face }
action-dudo = ¡Dudo!
action-calza = ¡Calza!
action-pass = paso
action-salsa = ¡Salsa! { $act }
action-starter = empieza { $seat }
action-roll = se tiran los dados: { $cups }

# Lo que ha pasado
event-started = Cinco dados por persona. Empieza { $seat }.
event-rolled = Ronda { $round }: todos tiran.
event-rolled-seen = Ronda { $round }: todos tiran ({ $cups }).
event-palifico-round = A { $seat } le queda un solo dado: ¡palifico! Los blancos no valen nada y la primera apuesta fija el valor.
event-calza-stops = Esta es la ronda { $round }: desde ahora nadie puede decir calza.
event-bid = { $seat } apuesta { $count } { $face }.
event-bid-by-salsa = ¡Salsa! { $seat } se adelanta con { $count } { $face }.
event-window-opened = Pueden decir salsa: { $seats }.
event-window-closed = Nadie dice salsa. Le toca a { $seat }.
event-answered = { $seat } responde en secreto: { $answer }
event-called-dudo = { $seat } no se lo cree: ¡Dudo!
event-called-dudo-by-salsa = ¡Salsa! { $seat } se adelanta y no se lo cree: ¡Dudo!
event-called-calza = { $seat } dice que es exacta: ¡Calza!
event-called-calza-by-salsa = ¡Salsa! { $seat } se adelanta y dice que es exacta: ¡Calza!
event-revealed = Cubiletes arriba ({ $cups }): { $count } { $face }.
event-die-lost-bid-was-false = La apuesta era falsa: { $seat } pierde un dado.
event-die-lost-doubt-was-wrong = La apuesta era cierta: { $seat } pierde un dado por dudar.
event-die-lost-calza-was-wrong = No era exacta: { $seat } pierde un dado.
event-joker-lost = { $seat } no acertó y devuelve el comodín en vez de un dado.
event-gained-die = ¡Exacto! { $seat } recupera un dado.
event-gained-joker = ¡Exacto! { $seat } tiene los cinco dados y gana un comodín.
event-gained-nothing = ¡Exacto! { $seat } ya tiene un comodín y no gana nada más.
event-eliminated = { $seat } se queda sin dados y termina en { $place ->
    [2] segundo
    [3] tercer
    [4] cuarto
    [5] quinto
   *[6] sexto
} puesto.
event-starter-passed = La ronda siguiente la empieza { $seat } en su lugar.
event-won = { $seat } conserva los últimos dados y gana.

# Por qué no
refusal-not-your-turn = Le toca a { $seat }.
refusal-nothing-to-doubt = Aún no hay apuesta: quien empieza tiene que apostar.
refusal-blank-is-no-value = El blanco no es un valor al que se pueda apostar; nombra del 1 al 5.
refusal-blank-in-palifico = En una ronda de palifico los blancos no valen nada y no se puede apostar a ellos.
refusal-blank-opens = La primera apuesta nombra un valor del 1 al 5, no el blanco.
refusal-above-cap = { $cap ->
    [one] Aquí no se puede apostar más de un dado.
   *[other] Aquí no se pueden apostar más de { $cap } dados.
}
refusal-no-raise-left = No hay nada más alto que esta apuesta: se pueden apostar { $cap } dados como mucho. Hay que juzgarla.
refusal-palifico-value = En esta ronda de palifico toda apuesta es a { $face }.
refusal-palifico-count = En una ronda de palifico, subir es nombrar más de { $count }.
refusal-blank-too-low = Para apostar a blancos ahora, nombra al menos { $least }.
refusal-value-after-blanks = Para pasar de blancos a un valor, nombra al menos { $least } dados.
refusal-blank-plain = Nombra aquí al menos { $least }; el blanco va por encima del cinco.
refusal-count-lowered = Al subir nunca se baja la cantidad; nombra al menos { $count }.
refusal-only-blanks = Ahora solo los blancos son más altos: nombra al menos { $least }.
refusal-after-fives = Ningún valor supera al cinco: nombra al menos { $count } dados.
refusal-after-fives-or-blanks = Ningún valor supera al cinco: nombra al menos { $count } dados, o al menos { $least ->
    [one] un blanco
   *[other] { $least } blancos
}.
refusal-value-not-higher = Después de { $count } { $face }, repetir { $count } exige un valor mayor; o nombra más dados.
refusal-calza-heads-up = Cuando quedan dos jugadores, en esta mesa no se ofrece calza.
refusal-calza-too-late = Después de { $rounds } rondas ya no se ofrece calza.
refusal-game-over = La partida ha terminado.
refusal-eliminated = Quien no tiene dados no tiene voz.
refusal-no-starter-yet = Primero, el azar dice quién empieza.
refusal-not-rolled = Primero se tiran los dados.
refusal-no-roll-now = Los dados solo se tiran al empezar una ronda.
refusal-roll-for-all = Se tiran a la vez los cubiletes de todos los asientos, y nada para quienes están fuera.
refusal-roll-of-other-size = { $dice ->
    [one] { $seat } tiene un dado que tirar.
   *[other] { $seat } tiene { $dice } dados que tirar.
}
refusal-no-such-cup = El cubilete de { $seat } muestra caras que ningún dado tiene, o desordenadas.
refusal-starter-known = Ya se sabe quién empieza.
refusal-starter-not-seated = Ahí no se sienta nadie.
refusal-no-window = Ahora no hay salsa a la que responder.
refusal-own-bid = Nadie dice salsa contra su propia apuesta.
refusal-window-open = Antes pueden decir salsa: { $seats }.
refusal-answered = Una respuesta por persona: la tuya ya está dada.
refusal-say-salsa = Fuera de turno hay que decir salsa, o pasar.
refusal-salsa-used = Una salsa por ronda: la tuya ya está gastada.

# Lo que no se entiende
unreadable-dudo-notation = «{ $text }» no es una jugada aquí. Escribe 3x5 para tres cincos, { $blanks ->
    [on] 2xb para dos blancos, dudo o calza
   *[off] dudo o calza
}{ $salsa ->
    [on] {"; cuando se puede decir salsa: pass, salsa 4x5, salsa dudo o salsa calza."}
   *[off] .
}
unreadable-count-zero = Una apuesta nombra al menos un dado.
unreadable-count-too-high = Solo hay { $most } dados en la caja.
unreadable-no-such-value = Ningún dado muestra { $value }: las caras van del 1 al 5, más el blanco (b).
unreadable-no-such-cup = «{ $cup }» no es un cubilete: hasta cinco dados del 1 al 5 y b.
unreadable-starter = Después de «starter» va el número de un asiento.

# En la mesa
table-round = Ronda { $round }
table-dice-in-cups = { $count ->
    [one] un dado en los cubiletes
   *[other] { $count } dados en los cubiletes
}
table-dice-hidden = nadie dice cuántos dados quedan
table-palifico = PALIFICO de { $seat }: los blancos no valen nada, el valor se mantiene
table-palifico-next = Ahora viene PALIFICO: a { $seat } le queda un solo dado
table-calza-stopped = sin calza
table-your-cup = Tu cubilete
table-no-cup = Estás fuera
table-bids = Apuestas
table-no-bids = aún no hay apuestas
table-middle = En el centro:
table-middle-empty = ningún dado
table-middle-hidden = oculto
table-out = fuera, puesto { $place }
table-jokers = { $count ->
    [one] comodín
   *[other] { $count } comodines
}
table-starts = empieza
table-turn = responde
table-salsa = salsa
table-salsa-asked = ¿salsa?
table-salsa-used = salsa gastada
table-was-palifico = ya tuvo palifico
table-reveal = Cubiletes de la ronda { $round }: { $seat } apostó { $count } { $face }
table-called-dudo = { $seat } dijo dudo
table-called-calza = { $seat } dijo calza
table-matching = { $count ->
    [0] no cuenta ningún dado
    [one] cuenta un dado
   *[other] cuentan { $count } dados
}
table-marked = { "[ ]" } cuenta para la apuesta
table-won = Gana { $seat }
table-places = { $place }. { $seat }
table-loses-die = { $seat } pierde un dado
table-loses-joker = { $seat } devuelve un comodín
table-gains-die = { $seat } recupera un dado
table-gains-joker = { $seat } gana un comodín
table-gains-nothing = { $seat } no gana nada más
ask-starter = El azar dice quién empieza.
ask-roll = Se tiran los dados.
ask-open = { $seat }, haz la primera apuesta: { $cap } dados como mucho.
ask-open-palifico = { $seat }, abre tu ronda de palifico: el valor que nombres se mantiene.
ask-answer = { $seat }, responde a { $count } { $face }: sube, o di dudo o calza.
ask-answer-no-calza = { $seat }, responde a { $count } { $face }: sube o di dudo.
ask-answer-no-raise = { $seat }, no hay nada más alto que { $count } { $face }: di dudo o calza.
ask-answer-only-dudo = { $seat }, no hay nada más alto que { $count } { $face }: solo queda dudo.
ask-window = { $seats }: ¿salsa contra { $count } { $face }, o pasar?
ask-over = Ha ganado { $seat }.

# El tablero en el navegador
board-cups = Los cubiletes alrededor de la mesa
board-out = fuera
board-dice-hidden = dados ocultos
board-dice-count = { $count ->
    [one] un dado
   *[other] { $count } dados
}
board-joker = un dado comodín
board-your-dice = Tus dados
board-no-bid = Aún no hay apuesta.
board-bid-by = { $seat } apuesta
board-bid-by-salsa = { $seat } apuesta por salsa
board-bowl = { $count ->
    [0] Ningún dado en el centro
    [one] Hay un dado en el centro
   *[other] Hay { $count } dados en el centro
}
board-bowl-hidden = En esta mesa no se muestran los dados perdidos
board-in-cups = { $count ->
    [one] uno en cubiletes
   *[other] { $count } en cubiletes
}
board-ladder = Las apuestas
board-answered = Tu respuesta ya está dada. Los demás aún están pensando.
board-stake-dudo = { $joker ->
    [yes] si fallas: −1 comodín
   *[no] si fallas: −1 dado
}
board-stake-calza = { $stake ->
    [earn] un comodín o −1 dado
    [jokers] ±1 comodín
    [nothing] si fallas: −1 comodín
   *[dice] acierto: +1 dado, fallo: −1
}
board-reveal = Los cubiletes de la ronda { $round }
board-reveal-claim = { $call ->
    [calza] { $caller } dice calza: { $bidder } apostó { $count } { $face }.
   *[dudo] { $caller } dice dudo: { $bidder } apostó { $count } { $face }.
}
board-reveal-count = { $face } bajo todos los cubiletes
board-choices = Lo que puedes decir
board-palifico = A { $seat } le queda un solo dado: los blancos no valen nada y la primera apuesta fija el valor.
board-palifico-short = Los blancos no valen nada, el valor se mantiene.
board-salsa = Pueden decir salsa: { $seats }
board-reveal-close = Seguir
board-joker-why = Un comodín se devuelve en lugar del próximo dado que pierdas.

# La lección
lesson-you = Robin (tú)
lesson-ada = Ada
lesson-kei = Kei
lesson-look = Estos cinco dados están bajo tu cubilete. Solo tú los ves; los demás tienen cinco cada uno.
lesson-blank = El blanco, con su estrella tenue, vale lo que se apueste. Así, tres de tus dados cuentan como cincos.
lesson-open = Empiezas con una apuesta: cuántos dados de un valor hay, como mínimo, bajo todos los cubiletes. Di tres cincos: fila tres, columna cinco.
lesson-open-good = Ada responde cuatro treses y Kei sube a cinco treses.
lesson-open-other = Buena apuesta, y nadie está obligado a tener lo que apuesta. Para la lección, di tres cincos.
lesson-raise = Te toca otra vez. Subir es la misma cantidad de un valor mayor, o más dados de cualquiera. Di cinco cuatros.
lesson-raise-good = Bien dicho. Así se sigue hasta que alguien ya no se lo cree.
lesson-raise-other = Se permite, pero no vayamos aún tan lejos: sube, y solo un poco.
lesson-nine = Otra ronda, y Kei apuesta nueve cincos. Tienes tres que cuentan; harían falta seis de los otros diez.
lesson-doubt = Cuesta creerlo. Di dudo: no me lo creo.
lesson-doubt-good = ¡Cubiletes arriba! Solo cuentan seis dados: la apuesta era falsa y Kei pierde un dado.
lesson-doubt-other = Podrías, pero nueve cincos son difíciles de creer. Duda.
lesson-end = Si hubiera habido nueve o más, el dado lo habrías perdido tú. Quien pierde el último queda fuera.
lesson-title-2 = Calza y palifico
lesson-five = Has perdido un dado, y Kei apuesta cinco ases. Tienes dos que cuentan; unos cinco en total es lo probable.
lesson-calza = Cuando creas que una apuesta es exacta, ni más ni menos, di calza. Hazlo ahora.
lesson-calza-good = Cinco justos, y recuperas tu dado.
lesson-calza-other = Sensato, pero hoy estás de suerte: di calza.
lesson-cost = Un calza fallado, aunque sea por uno, cuesta un dado. Con acierto o sin él, empiezas la ronda siguiente.
lesson-palifico = A Ada le queda un solo dado por primera vez. La ronda que abre ahora es su palifico.
lesson-worthless = En una ronda de palifico los blancos no valen nada: hoy el tuyo no es un cuatro.
lesson-fours = Ada abrió con cuatros, así que todos apuestan a cuatros; solo sube la cantidad. Apuesta tres cuatros.
lesson-fours-good = Tres cuatros, pues. No podías nombrar ningún otro valor.
lesson-fours-other = Se permite, pero aquí sube solo en uno: tres cuatros.
lesson-four = La misma ronda otra vez, pero Kei salta a cuatro cuatros. Tienes uno, y quedan seis dados en total.
lesson-four-good = Solo tres cuatros: con los blancos habrían sido cinco. Kei pierde un dado.
lesson-four-other = Se puede, pero cuatro de seis dados tendrían que ser cuatros, sin ningún blanco. Duda.
lesson-once = Cada cual está en palifico una vez como mucho. La ronda siguiente es normal, y los blancos vuelven a contar.
coach-bid = Cuenta tus dados y tus blancos, y espera más o menos un tercio de los que no ves.
coach-dudo = ¿La apuesta supera con mucho tus dados más un tercio de los demás? Entonces di dudo.
coach-calza = ¿Parece exacta la apuesta? Acertar el calza recupera un dado o, con cinco, da un comodín; fallarlo cuesta un dado.

level-club-bluffer = Nivel de club (farolero)
level-club-counter = Nivel de club (calculador)
level-expert-search = Experto (búsqueda)
level-champion = Campeón
board-score-head = Dados
board-round-cell = { $score }
board-you-are-out = Has perdido tu último dado: estás fuera.

# Opciones que no valen
wrong-first-seat = Esta mesa tiene { $seats } asientos; el que empieza ha de ser uno de ellos.
wrong-salsa = La salsa es para mesas que se juegan de una sentada.

hint-why-bid = A juzgar solo por tus dados, la apuesta que yo haría es cierta con un { $odds } % de probabilidad.
hint-why-bid-heard = A juzgar solo por tus dados, la apuesta que yo haría es cierta con un { $odds } % de probabilidad; contando con lo apostado, con un { $heard } %.
hint-why-dudo = A juzgar solo por tus dados, la apuesta anterior es cierta con un { $odds } % de probabilidad.
hint-why-dudo-heard = A juzgar solo por tus dados, la apuesta anterior es cierta con un { $odds } % de probabilidad; contando con lo apostado, con un { $heard } %.
hint-why-calza = A juzgar solo por tus dados, la apuesta anterior es exacta con un { $odds } % de probabilidad.
hint-why-calza-heard = A juzgar solo por tus dados, la apuesta anterior es exacta con un { $odds } % de probabilidad; contando con lo apostado, con un { $heard } %.
review-why-bid = A juzgar solo por tus dados, la apuesta era cierta con un { $odds } % de probabilidad.
review-why-bid-heard = A juzgar solo por tus dados, la apuesta era cierta con un { $odds } % de probabilidad; contando con lo apostado, con un { $heard } %.
review-why-dudo = A juzgar solo por tus dados, la apuesta de la que dudaste era cierta con un { $odds } % de probabilidad.
review-why-dudo-heard = A juzgar solo por tus dados, la apuesta de la que dudaste era cierta con un { $odds } % de probabilidad; contando con lo apostado, con un { $heard } %.
review-why-calza = A juzgar solo por tus dados, la apuesta era exacta con un { $odds } % de probabilidad.
review-why-calza-heard = A juzgar solo por tus dados, la apuesta era exacta con un { $odds } % de probabilidad; contando con lo apostado, con un { $heard } %.
review-why-doubt = A juzgar solo por tus dados, la apuesta anterior era cierta con un { $odds } % de probabilidad.
review-why-doubt-heard = A juzgar solo por tus dados, la apuesta anterior era cierta con un { $odds } % de probabilidad; contando con lo apostado, con un { $heard } %.
review-why-exact = A juzgar solo por tus dados, la apuesta anterior era exacta con un { $odds } % de probabilidad.
review-why-exact-heard = A juzgar solo por tus dados, la apuesta anterior era exacta con un { $odds } % de probabilidad; contando con lo apostado, con un { $heard } %.

# Letras en la mesa, y lo que hacen
key-dudo = d
    .does = dudar de la apuesta: ¡Dudo!
key-calza = c
    .does = decir que es exacta: ¡Calza!
key-pass = p
    .does = pasar, mientras se pueda decir salsa
