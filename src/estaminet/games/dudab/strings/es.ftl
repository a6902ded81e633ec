# Dudab en español. $seat es el nombre de un jugador; $card, $cards y $call son palabras para cartas y peticiones. Las columnas se cuentan desde 1.
# Las cartas de una mano (números, Chamanes y Dudabs) son todas masculinas: «el { $card }». Jungla no lo es, y nunca está en una mano.
game-title = Dudab
game-summary = Deshazte de tus cartas en columnas comunes y llévate las menos posibles.

option-expansions = Expansiones
option-expansions-effect = Cartas nuevas sacuden las columnas, y hay más que vigilar.
option-expansions-none = el juego básico
option-expansions-jungle = con la Jungla
option-expansions-baby = con los Bebés
option-expansions-both = con la Jungla y los Bebés
option-columns-at-4 = Columnas con cuatro jugadores
option-columns-at-4-effect = Una tercera columna da más sitios donde poner, y cada una tarda más en llenarse.
option-columns-at-4-2 = dos
option-columns-at-4-3 = tres
option-edition = Edición
option-edition-effect = En la segunda ves la carta que robas antes de guardar una.
option-edition-A = con cinco cartas y sin respuesta, se guarda una y luego se roba
option-edition-B = con cinco cartas y sin respuesta, se roba y luego se guarda una; sin expansiones
option-baby-chain = Cuántas veces por turno los Bebés hacen robar a todos
option-baby-chain-effect = Una vez por turno agiliza las mesas grandes: menos robos y turnos más cortos.
option-baby-chain-full = cada vez
option-baby-chain-single = una vez por turno; mejor con cinco o seis jugadores
option-own-pile-view = Lo que los demás ven de tu pila propia
option-own-pile-view-effect = Las pilas abiertas muestran cómo va cada cual; hay menos que recordar.
option-own-pile-view-mixed = las cartas de las columnas, pero no las de tu mano
option-own-pile-view-open = todo
option-rounds = Rondas por partida
option-rounds-effect = Con menos rondas la partida es más corta y pesa más la suerte.
option-rounds-players = tantas como jugadores
option-rounds-1 = una
option-rounds-2 = dos
option-rounds-3 = tres
option-rounds-4 = cuatro
option-rounds-5 = cinco
option-rounds-6 = seis
option-first-player = Quién abre la primera ronda
option-first-player-effect = Elige quién abre, en vez de echarlo a suertes.
option-first-player-random = un jugador al azar
option-first-player-0 = el primer asiento
option-first-player-1 = el segundo asiento
option-first-player-2 = el tercer asiento
option-first-player-3 = el cuarto asiento
option-first-player-4 = el quinto asiento
option-first-player-5 = el sexto asiento
option-call-declared = Un Dudab pide
option-call-declared-effect = Más peticiones: cada Dudab pide algo siempre que puede.
option-call-declared-optional = como quiera quien lo pone
option-call-declared-mandatory = siempre que pueda
option-second-dudab = Un Dudab con una petición abierta
option-second-dudab-effect = Durante una petición, un Dudab va en cualquier sitio: una salida más frecuente.
option-second-dudab-same = solo sobre el Dudab que pidió
option-second-dudab-any = en cualquier columna
option-shaman-answer = Responder a un Chamán
option-shaman-answer-effect = Quien puede responder a un Chamán debe hacerlo, en vez de reservar la carta.
option-shaman-answer-free = una carta o el castigo, como quieras
option-shaman-answer-at_five = con cinco cartas tienes que poner una que encaje
option-shaman-answer-always = tienes que poner una carta que encaje
option-call-duty = Responder a una petición
option-call-duty-effect = Puedes reservar una carta que encaja y robar: más opciones y más cartas en la mano.
option-call-duty-must = quien puede responder no puede robar
option-call-duty-may = quien puede responder puede robar en su lugar
preset-quick = Una ronda
preset-everything = Con todo
preset-strict = Estricta

# Palabras
card-number = { $value } { $colour ->
    [r] rojo
    [b] azul
    [y] amarillo
   *[g] verde
} de { $symbol ->
    [p] palma
    [m] mamut
    [c] garrote
   *[f] piel
}
card-shaman = Chamán { $colour ->
    [r] rojo
    [b] azul
    [y] amarillo
   *[g] verde
}
card-dudab = Dudab
card-jungle = Jungla
card-baby = Bebé
# Muchas cartas en una frase: los valores de cada color, luego cuántas de las demás.
cards-numbers = { $colour ->
    [r] rojo
    [b] azul
    [y] amarillo
   *[g] verde
} { $values }
cards-shamans = { $colour ->
    [r] { $count ->
        [one] un Chamán rojo
       *[other] { $count } Chamanes rojos
    }
    [b] { $count ->
        [one] un Chamán azul
       *[other] { $count } Chamanes azules
    }
    [y] { $count ->
        [one] un Chamán amarillo
       *[other] { $count } Chamanes amarillos
    }
   *[g] { $count ->
        [one] un Chamán verde
       *[other] { $count } Chamanes verdes
    }
}
cards-dudabs = { $count ->
    [one] un Dudab
   *[other] { $count } Dudabs
}
cards-jungles = { $count ->
    [one] una Jungla
   *[other] { $count } Junglas
}
cards-babies = { $count ->
    [one] un Bebé
   *[other] { $count } Bebés
}
hand-left = { $seat } ({ $cards })
call-colour = { $colour ->
    [r] rojo
    [b] azul
    [y] amarillo
   *[g] verde
}
call-symbol = { $symbol ->
    [p] palma
    [m] mamut
    [c] garrote
   *[f] piel
}
call-value = { $value }
hand-of = { $seat }: { $cards }
name = { $seat }

# Lo que se puede hacer
action-lay = Poner el { $card } en la columna { $column }
action-lay-dudab = Poner un Dudab en la columna { $column } sin pedir nada
action-lay-dudab-calling = Poner un Dudab en la columna { $column } y pedir { $call }
action-draw = Robar una carta
action-draw-put = Mostrar la mano, guardar el { $card } y robar
action-penalty = Recibir el castigo: descubrir cartas hasta un número y robar esa cantidad
action-place-jungle = Colocar la Jungla en la columna { $column }
action-place-baby = Colocar el Bebé en la columna { $column }
action-trim = Guardar el { $card } en tu pila
action-shed-to-discard = Soltar las cartas en el descarte
action-shed-to-own = Soltar las cartas en tu pila
action-shed = Soltar el { $card }
action-starter = Abre { $seat }
action-deal = Reparto: { $cards }

# Lo que pasa
event-started = { $seat } abre { $rounds ->
    [one] la única ronda
   *[other] la primera de { $rounds } rondas
}.
event-dealt = Se reparte la ronda { $round }. Las columnas empiezan con { $columns }, hay { $pile } cartas en el mazo y abre { $seat }.
event-dealt-seen = Se reparte la ronda { $round }. Las columnas empiezan con { $columns }, hay { $pile } cartas en el mazo y abre { $seat }. En la mano: { $hands }.
event-laid = { $seat } pone el { $card } en la columna { $column }.
event-laid-dudab = { $seat } pone un Dudab en la columna { $column } sin pedir nada.
event-laid-calling = { $seat } pone un Dudab en la columna { $column } y pide { $call }.
event-shaman-demands = El Chamán de la columna { $column } le exige una reacción a { $seat }.
event-call-answered = { $seat } ha respondido a la petición de «{ $call }».
event-call-replaced = La petición de «{ $call }» ya no vale.
event-collected = La columna { $column } está llena: { $seat } recoge { $count ->
    [one] una carta
   *[other] { $count } cartas
} ({ $cards }).
event-shed-place-discard = { $seat } tiene que soltar { $count ->
    [one] una carta
   *[other] { $count } cartas
} en la pila de descarte.
event-shed-place-own = { $seat } tiene que soltar { $count ->
    [one] una carta
   *[other] { $count } cartas
} en su pila propia.
event-shed-to-discard = { $seat } suelta el { $card } en la pila de descarte.
event-shed-to-own = { $seat } suelta el { $card } en su pila propia.
event-shed-to-own-hidden = { $seat } suelta una carta en su pila propia.
event-trimmed = { $seat } tiene demasiadas cartas y guarda el { $card } en su pila propia.
event-trimmed-hidden = { $seat } tiene demasiadas cartas y guarda una en su pila propia.
event-put-away = { $seat } guarda el { $card } en su pila propia.
event-put-away-hidden = { $seat } guarda una de estas cartas en su pila propia.
event-hand-shown-five = { $seat } muestra cinco cartas de las que ninguna encaja: { $cards }.
event-hand-shown-call = { $seat } roba ante la petición y muestra su mano: { $cards }.
event-drew = { $seat } roba { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
event-drew-seen = { $seat } roba: { $cards }.
event-penalty-taken = { $seat } recibe el castigo.
event-turned-up = { $seat } descubre: { $cards }. A robar { $value }.
event-turned-up-in-vain = { $seat } descubre: { $cards }. El mazo se ha acabado.
event-jungle-drawn = { $seat } roba una Jungla y tiene que colocarla.
event-jungle-drawn-no-column = { $seat } roba una Jungla; todas las columnas tienen una, así que se descarta.
event-jungle-drawn-last-card = { $seat } roba una Jungla como última carta; se descarta.
event-jungle-placed = { $seat } coloca la Jungla atravesada en la columna { $column }.
event-baby-drawn = { $seat } roba un Bebé y tiene que colocarlo.
event-baby-drawn-last-card = { $seat } roba un Bebé como última carta; se descarta.
event-baby-placed = { $seat } coloca el Bebé en la columna { $column }; oculta { $cards }.
event-call-lapsed-by-jungle = La Jungla pone fin a la petición de la columna { $column }.
event-call-lapsed-by-baby = El Bebé pone fin a la petición de la columna { $column }.
event-shaman-lapsed-by-baby = El Bebé hace callar al Chamán de la columna { $column }.
event-cover-joined = Para tapar la columna { $column } sale esta carta: { $card }. No puede tapar y pasa al montón oculto.
event-covered = El Bebé de la columna { $column } queda tapado con el { $card }.
event-everybody-draws = Todos roban { $value ->
    [one] una carta
   *[other] { $value } cartas
}, empezando por { $seat }.
event-nobody-draws = Nadie roba por el { $value }: un Bebé ya ha hecho robar a todos una vez este turno.
event-round-over = El mazo se ha acabado y la ronda { $round } termina. Quedan en la mano: { $hands }.
event-scored = { $seat } suma { $points } en esta ronda y lleva { $total } en total: { $steps }.
event-won = { $winners } gana con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
event-won-together = { $winners } comparten la victoria con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} cada uno.

score-hand-dudabs = { $count ->
    [one] un Dudab
   *[other] { $count } Dudabs
} en la mano ({ $points })
score-paired = { $count ->
    [one] un Dudab se lleva un Chamán
   *[other] { $count } Dudabs se llevan { $count } Chamanes
} (0)
score-attached = { $count ->
    [one] un Dudab invierte un número
   *[other] { $count } Dudabs invierten un número cada uno
} ({ $cards }: { $points })
score-surplus-dudabs = { $count ->
    [one] sobra un Dudab
   *[other] sobran { $count } Dudabs
} (0)
score-removed-numbers = una Jungla quita { $count ->
    [one] el único { $value }
   *[other] las { $count } cartas de valor { $value }
}
score-removed-shamans = una Jungla quita { $count ->
    [one] el Chamán sin pareja
   *[other] los { $count } Chamanes sin pareja
}
score-shamans = { $count ->
    [one] un Chamán sin Dudab
   *[other] { $count } Chamanes sin Dudab
} ({ $points })
score-babies = { $count ->
    [one] un Bebé
   *[other] { $count } Bebés
} ({ $points })
score-numbers = { $count ->
    [one] un número por su valor
   *[other] { $count } números por su valor
} ({ $points })

# Por qué no
refusal-game-over = La partida ha terminado.
refusal-no-starter-yet = El azar aún no ha dicho quién abre la primera ronda.
refusal-not-dealt = Aún no se ha repartido la ronda.
refusal-not-your-turn = Ahora decide { $seat }.
refusal-not-held = No tienes esa carta: { $card }.
refusal-no-such-column = No hay ninguna columna { $column }; hay { $columns }.
refusal-same-colour = El { $card } tiene el mismo color que el { $top }.
refusal-same-symbol = El { $card } tiene el mismo símbolo que el { $top }.
refusal-not-one-away = Los valores del { $card } y del { $top } no son consecutivos.
refusal-no-wrap = Del { $top } al { $card } no hay un paso de uno: los valores no dan la vuelta.
refusal-other-colour-than-shaman = Sobre el { $top } solo encajan números de ese color y Dudabs, no el { $card }.
refusal-shaman-on-other-colour = El { $card } necesita un número de su color, y el { $top } no lo es.
refusal-shaman-on-shaman = Un Chamán solo va sobre un Chamán como reacción.
refusal-shaman-on-dudab = Aquí no se pide ningún color, así que sobre este Dudab no va ningún Chamán.
refusal-no-answer = El { $card } no tiene lo que se pidió: { $call }.
refusal-shaman-of-other-colour = El { $card } no tiene el color que se pidió: { $call }.
refusal-shaman-has-colour-only = Un Chamán no tiene más que un color, y se pide { $call }.
refusal-no-reaction = A un Chamán solo le responde un Chamán o un Dudab; el { $card } no.
refusal-react-on-the-shaman = La reacción va en la columna { $obliged }, donde espera el Chamán.
refusal-call-closes-columns = Mientras se pide { $call }, los números y los Chamanes solo van en la columna { $obliged }.
refusal-dudab-on-the-called = Mientras se pide { $call }, un Dudab solo se puede poner en la columna { $obliged }.
refusal-mirror = El { $card } quedaría frente al { $opposite } y no comparte con él ni color, ni valor, ni símbolo.
refusal-mirror-shaman = Frente al { $opposite } solo puede haber un Chamán o un Dudab.
refusal-mirror-dudab = Frente a un Dudab solo puede haber un Dudab.
refusal-mirror-for-shaman = El { $card } quedaría frente al { $opposite }, que es de otro color.
refusal-no-call-below-jungle = Bajo una Jungla, un Dudab se pone sin pedir nada.
refusal-call-is-compulsory = En esta mesa, un Dudab tiene que pedir algo.
refusal-draw-in-reaction = A un Chamán se le responde con un Chamán, un Dudab o el castigo, no robando sin más.
refusal-put-with-five-only = Solo con cinco cartas se guarda una antes de robar.
refusal-must-answer = Puedes responder a la petición de «{ $call }», así que no puedes robar.
refusal-five-and-a-fit = Con cinco cartas, si una encaja, no puedes robar.
refusal-five-and-a-dudab = Con cinco cartas, si una es un Dudab, no puedes robar: un Dudab siempre encaja.
refusal-five-and-a-dudab-under-call = Con cinco cartas y sin respuesta, hay que poner el Dudab.
refusal-put-first = Con cinco cartas guardas una antes de robar; di cuál.
refusal-put-first-under-call = Con cinco cartas y sin respuesta guardas una antes de robar; di cuál.
refusal-draw-first = En esta edición primero robas y luego guardas una de seis cartas.
refusal-no-shaman-demands = Ningún Chamán te exige nada.
refusal-reaction-is-compulsory = Tienes una carta que responde al Chamán, así que en esta mesa no puedes elegir el castigo.
refusal-no-jungle-drawn = No hay ninguna Jungla que colocar.
refusal-no-baby-drawn = No hay ningún Bebé que colocar.
refusal-nothing-to-trim = Ahora no hay que guardar nada.
refusal-nothing-to-shed = Ahora no hay que soltar nada.
refusal-jungle-first = Primero hay que colocar la Jungla.
refusal-has-jungle = La columna { $column } ya tiene una Jungla.
refusal-baby-first = Primero hay que colocar el Bebé.
refusal-trim-first = { $count ->
    [one] Sobra una carta: guárdala
   *[other] Sobran { $count } cartas: guárdalas
} primero en tu pila propia.
refusal-name-place-first = Di primero adónde { $count ->
    [one] va la carta que sueltas
   *[other] van las { $count } cartas que sueltas
}.
refusal-place-is-named = El sitio ya está dicho; todas las cartas que sueltas van ahí.
refusal-shed-first = Primero hay que soltar { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
refusal-starter-known = Ya está decidido quién abre.
refusal-starter-not-seated = Ahí no se sienta nadie.
refusal-no-deal-now = Ahora no toca repartir.
refusal-not-the-deck = Esa no es la baraja entera, cada carta una vez.
refusal-expansion-dealt = Las manos y las primeras cartas salen del juego básico; las Junglas y los Bebés vienen después.

# Lo que no se entiende
unreadable-dudab-notation = «{ $text }» no es una jugada; escribe R3P1, SR2, D1 call red, draw, put R3P, penalty, jungle 1, baby 1, trim R3P, shed to own o shed R3P.
unreadable-starter = «{ $text }» no nombra ningún asiento; escribe starter 0.
unreadable-only-dudabs-call = Solo un Dudab puede pedir; esta carta no: { $card }.
unreadable-no-such-place = Las cartas se sueltan en la pila de descarte (discard) o en tu pila propia (own), no en «{ $place }».
unreadable-never-in-hand = Esta carta nunca está en una mano: { $card }.
unreadable-no-such-column = No hay ninguna columna { $column }; hay { $columns } como mucho.
unreadable-no-such-card = No hay ninguna carta «{ $card }»; las cartas se escriben R3P, SR, D, J o BB.
unreadable-no-such-call = «{ $call }» no se puede pedir; se puede pedir red (rojo), blue (azul), yellow (amarillo), green (verde), palm (palma), mammoth (mamut), club (garrote), fur (piel), 1, 2, 3 o 4.

# La pantalla
screen-round = Ronda { $round } de { $rounds }
screen-pile = Mazo { $count }
screen-discard = Descarte { $count }
screen-column = { $column }
screen-hidden = { $count ->
    [one] { $count } oculta
   *[other] { $count } ocultas
}
screen-player = Jugador
screen-hand = Mano
screen-own = Pila
screen-total = Total
screen-standing = Vale
screen-your-hand = Tu mano
screen-nothing = ninguna
screen-shaman-waits = Un Chamán espera en la columna { $column }: un Chamán, un Dudab o el castigo
screen-call-open = { $seat } pide { $call } en la columna { $column }: { $what }, o un Dudab
screen-answers-colour = cualquier carta de ese color
screen-answers-symbol = un número con ese símbolo
screen-answers-value = un número de ese valor
screen-place-jungle = Una Jungla espera su columna
screen-place-baby = Un Bebé espera su columna
screen-scores = Puntos de la ronda
screen-part-hand-dudab = Dudabs en la mano
screen-part-shaman = Chamanes
screen-part-attached = invertidos
screen-part-baby = Bebés
screen-part-numbers = números
ask-starter = El azar dice quién abre.
ask-deal = Se reparten las cartas.
ask-normal = { $seat }: pon una carta o roba.
ask-normal-five = { $seat }: pon una carta o, si nada encaja, guarda una y roba.
ask-react = { $seat }: responde al Chamán de la columna { $column } con un Chamán o un Dudab, { $penalty ->
    [if-nothing-fits] o recibe el castigo si no encaja ninguno.
   *[free] o recibe el castigo.
}
ask-call = { $seat }: responde a la petición de «{ $call }» en la columna { $column }, pon un Dudab { $dudab ->
    [any] en cualquier columna
   *[same] ahí
}, { $draw ->
    [free] o roba.
    [put-first] o, si no puedes hacer ninguna de las dos cosas, guarda una carta y roba.
    [draw-first] o, si no puedes hacer ninguna de las dos cosas, roba y guarda una carta.
   *[without-answer] o roba si no tienes respuesta.
}
ask-jungle = { $seat }: coloca la Jungla.
ask-baby = { $seat }: coloca el Bebé.
ask-trim = { $seat }: guarda { $need ->
    [one] una carta
   *[other] { $need } cartas
} en tu pila propia.
ask-shed-to = { $seat }: di adónde { $need ->
    [one] va la carta que sueltas
   *[other] van las { $need } cartas que sueltas
}.
ask-shed = { $seat }: suelta { $need ->
    [one] una carta
   *[other] { $need } cartas
}.
ask-round-over = La ronda ha terminado; se reparte la siguiente.
ask-game-over = La partida ha terminado.

# El tablero. Las letras de un color vienen de su palabra; no hay dos colores con las mismas.
board-letter-r = R
board-letter-b = Az
board-letter-y = Am
board-letter-g = V
board-others = Los demás jugadores
board-free = No hay petición ni Chamán esperando: pon donde encaje.
board-away = { $seat } guarda cartas.
board-over = El mazo se ha acabado: la ronda termina.
board-yours = Tu pila y tu mano
board-column-cards = Columna { $column }: { $cards }
board-count = { $count } de { $most } cartas; quien pone la última se lleva la columna
board-count-jungle = { $count } de { $most } cartas bajo la Jungla; quien pone la última se lleva la columna
board-next-takes = la próxima se la lleva
board-faces = frente a: { $card }
board-lay-on = Poner el { $card } en la columna { $column }
board-own-pile = { $seat }, pila propia: { $count ->
    [one] una carta
   *[other] { $count } cartas
}, { $hidden } boca abajo. Mirarla.
board-pile-of = Pila propia de { $seat }
board-hand-count = { $count ->
    [one] una carta en la mano
   *[other] { $count } cartas en la mano
}
board-look-discard = Pila de descarte: { $count ->
    [one] una carta
   *[other] { $count } cartas
}, arriba: { $card }. Mirarla.
board-draw = Robar una carta
board-penalty = Recibir el castigo
board-put = Guardar una y robar
board-put-this = Guardar el { $card } y robar
board-what-call = El Dudab de la columna { $column } pide
board-no-call = nada
board-back = Volver
board-close = Cerrar
board-pick = Elige una carta, o roba.
board-pick-answer = Elige una respuesta, o recibe el castigo.
board-pick-card = Elige una carta.
board-only-draw = No encaja ninguna de tus cartas.
board-pick-column = Ahora señala una columna.
board-pick-away = Elige { $need ->
    [one] la carta que guardas.
   *[other] una carta que guardar; { $need } en total.
}
board-nothing-fits = Nada encaja. Elige la carta que guardas.
board-scoring = Puntos de la ronda { $round }
board-sheet = Puntos hasta ahora
board-to-table = Volver a la mesa
board-previous = Anterior
board-next = Siguiente
board-step = { $at } de { $last }
board-so-far = Hasta ahora
board-round-score = { $seat } en esta ronda
board-nothing-counts = No cuenta ninguna carta.
board-lowest-leads = Va en cabeza el total más bajo.
board-lowest-won = Ha ganado el total más bajo.
board-row-hand = { $count ->
    [one] Un Dudab que quedó
   *[other] { $count } Dudabs que quedaron
} en la mano
board-row-paired = { $count ->
    [one] Un Dudab va con un Chamán
   *[other] { $count } Dudabs van con un Chamán cada uno
}
board-row-attached = { $count ->
    [one] Un Dudab invierte un número
   *[other] { $count } Dudabs invierten un número cada uno
}
board-row-surplus-dudabs = { $count ->
    [one] Sobra un Dudab
   *[other] Sobran { $count } Dudabs
}
board-row-surplus-jungles = { $count ->
    [one] Una Jungla no encuentra nada que quitar
   *[other] { $count } Junglas no encuentran nada que quitar
}
board-row-removed-numbers = Una Jungla quita { $count ->
    [one] el único { $value }
   *[other] las { $count } cartas de valor { $value }
}
board-row-removed-shamans = Una Jungla quita { $count ->
    [one] el Chamán que sobraba
   *[other] los { $count } Chamanes que sobraban
}
board-row-shamans = { $count ->
    [one] Un Chamán
   *[other] { $count } Chamanes
} sin Dudab
board-row-babies = { $count ->
    [one] Un Bebé
   *[other] { $count } Bebés
}
board-row-numbers = { $count ->
    [one] Un número
   *[other] { $count } números
} por su valor
board-why-hand = Un Dudab que nunca se puso cuesta 5.
board-why-paired = Primero, los Dudabs y los Chamanes de la pila van juntos mientras haya de los dos. Una pareja cuenta 0, aunque sea peor.
board-why-attached = Cada Dudab restante invierte un número, cuyo valor se resta. Se invierten los mejores números.
board-why-surplus = No tenía nada que hacer; cuenta 0.
board-why-removed = Cada Jungla quita el valor más bajo que queda, todas sus cartas a la vez. Cuando no quedan números, quita los Chamanes.
board-why-shamans = Cada uno cuesta 5.
board-why-babies = Cuantos más, mejor: 1, 3, 6, 11, 19, 32, 51 u 81 puntos menos.
board-why-numbers = Lo que queda cuesta lo que muestra, también las cartas de la mano.

# La lección
lesson-you = Robin (tú)
lesson-ada = Ada
lesson-few = Gana quien tiene menos puntos, y las cartas son puntos. Deshazte de ellas en las columnas.
lesson-number = Un número va sobre otro color y otro símbolo, uno más o uno menos. Pon el 3 rojo en la columna 1.
lesson-number-good = Solo se compara la última carta de una columna. Le toca al siguiente.
lesson-number-other = También se permite. Por ahora, pon uno de los números.
lesson-draw = Nada encaja: las dos columnas son rojas, y tus cartas también. No puedes pasar, así que roba.
lesson-draw-good = Una carta robada espera a tu próximo turno. Con menos de cinco cartas puedes robar aunque pudieras poner.
lesson-call = La gran boca es un Dudab. Va sobre cualquier cosa y puede pedir un color, símbolo o número. Pide rojo.
lesson-call-good = Hasta que alguien responda, solo esa columna está abierta. Quien no puede responder muestra la mano y roba.
lesson-call-other = Deja hablar al Dudab: ponlo y pide algo.
lesson-answer = Ada ha pedido la palma. Quien tenga una palma tiene que ponerla ahí, lleve lo que lleve además, o poner un Dudab.
lesson-answer-good = Solo se compara lo pedido. A un color también puede responder un Chamán de ese color.
lesson-sixth = La columna 1 tiene cinco cartas. Quien pone la sexta se lleva las cinco. Mira cómo va: pon el 3 amarillo.
lesson-sixth-good = Las cinco cartas están en tu pila; la tuya encabeza la nueva columna.
lesson-sixth-other = Eso sería más sensato. Pero mira qué pasa cuando una columna se llena.
lesson-shed-to = Tras recoger una columna dejas tu mano en dos cartas. En el descarte, el resto no cuenta para nadie: elígelo.
lesson-shed-to-good = Todas las cartas que sueltes ahora van ahí.
lesson-shed-to-other = En tu pila serían puntos para ti. Elige el descarte.
lesson-shed = Ahora elige la carta que sueltas, un número alto por ejemplo, y ponla ahí.
lesson-shed-good = Quedan dos cartas, y el turno termina.
lesson-points = La ronda ha terminado. Recorre los puntos con «Siguiente»: un Dudab en la mano cuesta 5.
lesson-title-2 = Chamanes y expansiones
lesson-shaman = La máscara es un Chamán. Va sobre un número de su color. Pon el rojo en la columna 1.
lesson-shaman-good = Ada tenía que reaccionar y no pudo. Se descubrieron cartas hasta un número, y robó esa cantidad.
lesson-shaman-other = Se permite, pero deja que Ada sienta al Chamán.
lesson-react = Ahora te espera el Chamán de Ada. Cualquier Chamán o Dudab le responde: con el tuyo, pásale el problema a otro.
lesson-react-good = Una reacción puede ser de cualquier color. Ahora tiene que reaccionar el siguiente jugador.
lesson-react-other = Puedes, pero entonces robas cartas. Pon tu Chamán sobre el suyo.
lesson-mirror = Una expansión: una Jungla cruza una columna. Las cartas de debajo reflejan las de encima, la última primero.
lesson-jungle = Lo que pones comparte color, valor o símbolo con la carta de enfrente. Aquí es el 3 rojo.
lesson-jungle-good = Los dos son rojos. La carta siguiente quedará frente al 2 azul.
lesson-jungle-other = Puedes robar, pero prueba el espejo: pon el 1 rojo.
lesson-baby = Otra: has robado un Bebé. Oculta una columna entera, y encima se descubre una carta. Colócalo.
lesson-baby-good = Si esa carta es un número, todos roban esa cantidad. Las ocultas son para quien llene la columna.
lesson-babies = Los Bebés son bienvenidos en tu pila: cuantos más tengas al final, más puntos te quitas.
coach-penalty = Con un Chamán le pasas el problema a otro; con un Dudab lo cortas. El castigo te hace robar hasta cuatro cartas.
coach-lay = Deshazte antes de los números altos, y cuidado con la columna casi llena: quien pone la sexta carta se la lleva.
coach-dudab = Un Dudab va sobre cualquier cosa. Pide algo a lo que tú podrías responder: la petición puede volver a ti.
coach-draw = ¿Nada bueno que poner? Con menos de cinco cartas puedes robar en su lugar.

level-club-counter = Nivel de club (calculador)
level-club-racer = Nivel de club (velocista)
level-expert-search = Experto (búsqueda)

# Opciones que no valen
wrong-edition = La edición B no tiene expansiones: elige el juego básico o la edición A.
wrong-first-player = Esta mesa tiene { $seats } asientos; el que abre ha de ser uno de ellos.

# Letras en la mesa, y lo que hacen
key-draw = r
    .does = robar, o recibir el castigo

review-why-collects = Esta jugada se lleva una columna: { $count ->
    [one] una carta
   *[other] { $count } cartas
 }.
review-why-lays = La mejor jugada quita { $points ->
    [one] un punto
   *[other] { $points } puntos
 } de tu mano; robar solo añade cartas.
review-why-points = La mejor jugada quita { $best ->
    [one] un punto
   *[other] { $best } puntos
 } de tu mano; esta, { $played }.
review-why-call = { $played ->
    [one] Una carta que no ves responde
   *[other] { $played } cartas que no ves responden
 } a esta petición; a la mejor, { $best }.
review-why-puts = Esta jugada pone { $played ->
    [one] un punto
   *[other] { $played } puntos
 } en tu pila; la mejor jugada, { $best }.
