# Lo que dicen todos los juegos. Los nombres de los jugadores llegan tal cual.
language = Español
seat = Asiento { $number }

list-none = nada
# «Ada e Inés»: ante el sonido i, «y» se vuelve «e».
list-last = { $left } { $begins ->
    [i] e
   *[other] y
} { $right }
list-more = { $left }, { $right }
list-of-lists = { $left }; { $right }
decimal-mark = ,

# Notación en la pantalla; palabras para quien escucha.
written = { $text }
    .spoken = { $words }

unreadable-no-such-seat = Ese asiento no existe; esta mesa tiene { $seats }.
unreadable-foreign-action = Esa no es una acción de este juego.
unreadable-no-such-move = «{ $text }» no es una jugada de este juego.
ask-whose-turn = Le toca a { $seat }.
ask-nobody-now = Nadie tiene nada que decidir.
unreadable-wrong-kind-of-move = El azar tira y mezcla, los jugadores deciden; ninguno puede hacer el papel del otro.

# La línea de órdenes. Los mensajes cli-wrong son la única frase con la que termina el programa.
cli-wrong-language = No existe el idioma { $language }; hay: { $known }.
cli-wrong-game = No hay ningún juego llamado { $game }; hay: { $known }.
cli-wrong-no-game = Di qué juego, como en «estaminet play dudo», o --resume para una partida guardada; «estaminet games» los enumera.
cli-wrong-option-form = { $text } no es una opción; escríbela como NOMBRE=VALOR.
cli-wrong-option = { $game } no tiene ninguna opción { $option }; tiene: { $known }.
cli-wrong-option-twice = La opción { $option } se da dos veces; basta con una.
wrong-option-unknown = No hay ninguna opción { $option }; hay: { $known }.
wrong-option-no-file = La opción { $option } no se puede leer de un archivo.
wrong-level = No hay ningún bot llamado { $level }; hay: { $known }.
wrong-two-seats = Solo puedes ocupar un asiento, salvo que varias personas compartan este dispositivo.
wrong-option-value = La opción { $option } no puede ser { $value }; puede ser: { $values }.
cli-wrong-options = Estas opciones no valen:
cli-wrong-option-file = { $file } no se puede usar:
cli-option-file-warning = { $file }: { $warning } (Es un aviso; se puede usar igualmente.)
wrong-seats = { $title } es para { $low } a { $high } jugadores, no para { $seats }.
cli-wrong-player = Nadie llamado { $player } puede ocupar un asiento; puede ser: { $known }.
cli-wrong-names = Nombres: { $names }, asientos: { $seats }; da un nombre por asiento, separados por comas.
cli-wrong-name = «{ $name }» no puede ser un nombre; un nombre tiene de 1 a { $limit } caracteres imprimibles.
cli-wrong-name-twice = Dos jugadores tienen el mismo nombre; dale a cada cual el suyo.
cli-wrong-seed = Una semilla es un número entero de 0 a { $most }.
cli-wrong-clause = No existe la regla { $clause }; cerca están: { $near }.
cli-wrong-file-missing = No existe el archivo { $file }; comprueba su nombre y su carpeta.
cli-wrong-file-folder = { $file } es una carpeta; nombra un archivo.
cli-wrong-file-large = { $file } ocupa más de { $megabytes } MB; ningún registro es tan largo.
cli-wrong-file-binary = { $file } no es un archivo de texto en UTF-8; aquí hace falta uno.
cli-wrong-file-unreadable = { $file } no se puede leer ({ $reason }); nombra un archivo que se pueda.
cli-wrong-file-exists = { $file } ya existe y se queda como está; elige otro nombre.
cli-wrong-file-nowhere = No existe la carpeta { $folder } para { $file }; créala antes o elige otra.
cli-wrong-file-unwritable = { $file } no se puede escribir ({ $reason }); elige otro nombre u otra carpeta.
cli-wrong-with-resume = { $option } no se puede combinar con --resume: eso lo decide { $file }.
cli-wrong-not-a-save = { $file } no guarda una partida sin terminar; se guardan con «guardar» durante el juego o con --save.
cli-wrong-save = { $file } no se puede retomar. { $reason }
cli-wrong-other-game = { $file } es una partida de { $game }; omite el juego o nombra ese.
cli-wrong-words-many = Hay palabras para { $words } personas, pero { $people } en la mesa.
cli-wrong-words = Las palabras para el azar son una línea de { $limit } caracteres imprimibles como mucho.
cli-wrong-record = { $file } no supera la comprobación. { $reason }
cli-wrong-replay-save = { $file } es una partida sin terminar; retómala con «estaminet play --resume».
cli-wrong-seat-and-open = Elige: --seat para lo que sabía un jugador, o --open para verlo todo.
cli-wrong-seat = No hay ningún asiento { $seat } en esta partida; hay: { $known }.
cli-wrong-games = El número de partidas es 1 o más.
cli-wrong-players-and-seats = --players dice { $players }, pero --seats nombra { $seats }; da solo uno de los dos.
cli-wrong-key = { $key } no puede ser la clave de un juego: tiene de 2 a 12 minúsculas y cifras, empieza por una letra y no es una palabra reservada de Python.
cli-wrong-key-taken = { $folder } ya existe y se queda como está; elige otra clave.
cli-wrong-no-checkout = Esta no es una copia del código de Estaminet, así que di adónde va la carpeta: --into CARPETA.
cli-wrong-into = No existe la carpeta { $folder }; créala antes o nombra otra con --into.
cli-wrong-seconds = El número de segundos debe ser mayor que 0 y, como mucho, 600.
cli-wrong-usage = { $reason } Véase «{ $command } --help».
cli-absurd = Tiene números absurdamente largos o paréntesis absurdamente anidados.
cli-usage-no-option = No hay ninguna opción { $option }.
cli-usage-no-option-near = No hay ninguna opción { $option }; se parece: { $near }.
cli-usage-needs-value = La opción { $option } necesita un valor.
cli-usage-no-value = La opción { $option } no lleva valor.
cli-usage-missing = Falta algo: { $name }.
cli-usage-value = { $name } tiene que ser { $wanted }.
cli-usage-extra = Es más de lo que admite esta orden: { $extra }.
cli-usage-no-command = No hay ninguna orden { $name }.
cli-usage-missing-command = Falta una orden.
cli-wanted-whole = un número entero
cli-wanted-whole-from = un número entero, { $low } o más
cli-wanted-whole-between = un número entero de { $low } a { $high }
cli-wanted-number = un número
cli-wanted-number-from = un número, { $low } o más
cli-wanted-number-between = un número de { $low } a { $high }

# Por qué un registro no se puede leer o no supera la comprobación, en frases enteras.
record-in-text = Línea { $line }: { $why }
record-in-json = Entrada { $line } de «moves»: { $why }
record-not-a-record = Este JSON no tiene la forma de un registro ({ $why }).
record-first-line = Un registro empieza con «{ $first }».
record-no-number = Aquí debería haber un número, no «{ $text }».
record-after-result = Nada puede seguir al resultado.
record-late-header = «{ $key }» va antes de la primera jugada.
record-twice = «{ $key }» aparece dos veces.
record-seat-order = Lo que viene ahora es «{ $expected }», no «{ $has }».
record-keyed = El azar se numera por rondas («rounds») o no se numera, pero no por «{ $text }».
record-position-form = La posición no es un objeto JSON.
record-unknown-header = Ninguna línea de un registro empieza con «{ $key }».
record-missing-header = Falta la línea «{ $key }».
record-other-rules = La partida se jugó con la versión { $version } de las reglas de { $game }; esta es la versión { $has }.
record-rematch-seat = La revancha nombra el asiento { $seat }; los { $seats } asientos se cuentan desde 0.
record-options = Sus reglas de la casa no valen.
record-unknown-game = No hay ningún juego llamado { $game }; hay: { $known }.
record-position = Empieza en una posición imposible ({ $why }).
record-position-other = La posición tiene otras reglas de la casa u otro número de asientos que el resto del registro.
record-names = Asientos: { $seats }, nombres: { $names }; cada asiento tiene un nombre.
record-bad-name = «{ $name }» no puede ser un nombre; un nombre tiene de 1 a { $most } caracteres imprimibles, sin espacios alrededor.
record-taken-back = Una jugada deshecha se escribe con su lugar, su asiento y ella misma, no como «{ $text }».
record-hints = Los consejos son un número entero para cada uno de los { $seats } asientos, no «{ $hints }».
record-no-seat = Una jugada empieza con un asiento o con «chance», no con «{ $text }».
record-other-chance = El secreto da «{ $derived }», no «{ $has }»: esto no es lo que dijo el azar.
record-unreadable = «{ $move }» no se puede leer.
record-illegal = «{ $move }» no está permitido según { $rule }.
record-result = Las jugadas llevan a este resultado: { $result }. El registro dice: { $has }.
record-no-result = todavía ninguno
record-bad-words = Las palabras para el azar son una línea de { $most } caracteres imprimibles como mucho.
record-secret-form = El secreto no está en hexadecimal.
record-secret-not-promised = Muestra un secreto, pero no su huella: nada prueba que ese secreto se hubiera prometido.
record-secret-other = El secreto no tiene la huella prometida: no es el que se prometió.
record-words = Asientos: { $seats }, palabras: { $words }; cada asiento tiene una línea de palabras.
record-branch = Una variante se escribe como un registro, un número de jugadas y «same» o «drawn», y empieza en una posición; no como «{ $text }».
record-save-position = Una partida guardada empieza por el principio, no en una posición.
record-save-players = Asientos: { $seats }, jugadores: { $players }; una partida guardada nombra uno por asiento.

cli-name-person = Jugador { $number }
cli-kind-you = tú

cli-commitment = Las tiradas y las mezclas salen de un secreto que se sella ahora y se muestra al final. Esta es su huella:
cli-words-before = (Tus palabras llegaron antes de que se sorteara este secreto. Sin --words se te piden ahora, y así comprometen al programa.)
cli-ask-words = { $name }, palabras tuyas que se mezclen con él (o solo Intro):
cli-press-enter = Pulsa Intro para seguir
cli-pass-device = Pasa el dispositivo a { $name }; { $name }, pulsa Intro.
cli-bar = ? reglas · historial · deshacer · guardar · opciones · ayuda · salir
cli-news-cut = { $count ->
    [one] (una línea anterior: historial)
   *[other] ({ $count } líneas anteriores: historial)
}
cli-more = página { $page } de { $pages }; Intro muestra la siguiente
cli-who-speaks = ¿Interviene alguien: { $names }? Un número o un nombre, o Intro si nadie; o escribe lo que hace el siguiente jugador.
cli-nobody = nadie
cli-wrong-speaker = Escribe el número o el nombre de alguien que pueda intervenir ({ $names }), o solo Intro si nadie, o lo que hace el siguiente jugador.
cli-wrong-number = Las opciones se numeran del 1 al { $most }.
cli-how-to-type = Escribe un número de la lista, o una jugada tal como aparece en ella.
cli-why = [{ $clause }] La regla: ? { $clause }
cli-undo-nothing = Aún no has jugado: no hay nada que deshacer.
cli-undo-chance = Desde tu jugada se han tirado dados o repartido cartas: no se puede deshacer.
cli-undo-others = { $name } ha jugado desde entonces: tu jugada ya no se puede deshacer.
cli-undo-revealed = Desde tu jugada ha salido a la luz algo oculto [{ $clause }]: no se puede deshacer.
cli-save-how = Di en qué archivo: guardar ARCHIVO
cli-saved = Desde ahora la partida se guarda en { $file }. El archivo revela lo que hará el azar, así que no lo mires hasta que termine.
cli-leave-where = La partida no ha terminado. ¿En qué archivo guardarla? (Intro: { $file }, -: en ninguno)
cli-left = La partida queda guardada. Para retomarla: { $command }
cli-left-unsaved = La partida no queda guardada.
cli-log-empty = Aún no ha pasado nada.
cli-options-none = Este juego no tiene reglas de la casa.
cli-option-says = { $rule }: { $value }
cli-options-star = * distinto de lo impreso
cli-result = La partida ha terminado [{ $clause }]:
cli-secret = El secreto del azar era:
cli-record-where = ¿En qué archivo guardar el registro? (Intro: { $file }, -: en ninguno)
cli-rematch = ¿Otra partida, con los mismos jugadores? ({ $yes }, o Intro si no)
cli-yes = sí
cli-record = El registro está en { $file }. Para comprobarlo: { $command }

cli-command-log = historial
cli-command-undo = deshacer
cli-command-save = guardar
cli-command-options = opciones
cli-command-help = ayuda
cli-command-more = más
cli-command-quit = salir
cli-help-move-typed = una jugada
cli-help-move = tal como aparece en la lista
cli-help-number-typed = 7, #7
cli-help-number = la opción con ese número (siempre con # donde las cartas son números)
cli-help-rules-typed = ?
cli-help-rules = las reglas de esta situación
cli-help-clause-typed = ? REGLA
cli-help-clause = esa regla
cli-help-log-typed = historial
cli-help-log = todo lo que se te ha dicho hasta ahora
cli-help-undo-typed = deshacer
cli-help-undo = deshace tu última jugada, mientras desde entonces no haya jugado otra persona ni haya salido nada del azar ni nada oculto
cli-help-save-typed = guardar ARCHIVO
cli-help-save = guarda desde ahora la partida en ese archivo
cli-help-options-typed = opciones
cli-help-options = las reglas de la casa de esta mesa
cli-help-more-typed = más, Intro
cli-help-more = la siguiente página de opciones
cli-help-quit-typed = salir
cli-help-quit = lo deja aquí; se te pregunta dónde guardar la partida

cli-verified = { $file } es un registro válido de { $title }
cli-verified-moves = { $count ->
    [one] Una jugada de { $players }, repetida con la versión { $version } de las reglas: permitida.
   *[other] { $count } jugadas de { $players }, repetidas con la versión { $version } de las reglas: todas permitidas.
}
cli-verified-chance = { $count ->
    [one] Azar: un resultado, recalculado a partir del secreto y las palabras de los jugadores: como se prometió.
   *[other] Azar: { $count } resultados, recalculados a partir del secreto y las palabras de los jugadores: como se prometió.
}
cli-chance-not-verifiable = El azar no se puede comprobar: no hay secreto. ({ $count ->
    [one] Un resultado es posible según las reglas, pero nadie puede decir de dónde salió.
   *[other] { $count } resultados son posibles según las reglas, pero nadie puede decir de dónde salieron.
})
cli-secret-left-out = El registro promete un secreto y la partida ha terminado: quien te dio esto ha omitido el secreto. Pide el registro completo.
cli-verified-taken-back = { $count ->
    [one] Se deshizo una jugada con el acuerdo de todos, como consta en el registro.
   *[other] Se deshicieron { $count } jugadas con el acuerdo de todos, como consta en el registro.
}
cli-verified-branch = Una variante: continúa la partida { $record } tras su jugada { $move }. Nadie se comprometió con esa posición; lo que sigue se ha comprobado.
cli-verified-hints = { $count ->
    [0] Había consejos; no se pidió ninguno.
    [one] Había consejos; se pidió uno.
   *[other] Había consejos; se pidieron { $count }.
}
cli-verified-unfinished = La partida no ha terminado.
cli-verified-result = { $count ->
    [one] Ganador: { $winners }
   *[other] Ganadores: { $winners }
}

cli-move = jugada { $number }
cli-eyes-onlooker = como espectador
cli-eyes-seat = con lo que sabía { $name }
cli-eyes-open = todo a la vista
cli-replay-keys = Intro, → siguiente · ← atrás · número e Intro: esa jugada · Inicio, Fin · q salir

cli-games-key = clave
cli-games-title = juego
cli-games-players = jugadores
cli-games-minutes = minutos
cli-games-summary = qué es
cli-deals-a-second = repartos/s
cli-games-a-second = partidas/s
cli-decisions-a-second = decisiones/s
cli-sim-title = { $games ->
    [one] Una partida de { $title }, semilla { $seed }
   *[other] { $games } partidas de { $title }, semilla { $seed }
}
cli-sim-decisions = Decisiones
cli-sim-rounds = Rondas
cli-sim-spread = de { $least } a { $most }, una décima parte hasta { $tenth }, la mitad hasta { $median }, nueve décimas hasta { $ninetieth }; de media { $mean }
cli-sim-seat = asiento
cli-sim-player = jugador
cli-sim-wins = victorias
cli-sim-interval = 95 % entre
cli-sim-place = puesto medio
cli-sim-places = puestos 1, 2, …
cli-sim-clause = regla
cli-sim-times = sucesos
cli-sim-a-game = por partida
cli-sim-endings = Terminadas por:
cli-check-retold = Reescrito: { $file }. Léelo.
cli-check-more = y { $count } más como este
cli-check-ok = Correcto: { $game }, grado { $grade }
cli-check-next = Para el grado { $grade }, a { $game } le falta: { $lack }
cli-bench-title = Juego legal al azar, sin nadie que escuche, { $mode }: decisiones por segundo, y lo que cuesta mirar
cli-bench-game = juego
cli-bench-seats = jugadores
cli-bench-python = desde Python
cli-bench-loop = bucle propio
cli-bench-view = vista µs
cli-bench-message = mensaje µs
cli-bench-copy = copia µs
cli-new-game-made = { $title } está en { $folder }: un pequeño juego completo, para convertirlo en el tuyo.
cli-new-game-elsewhere = Para darlo a conocer: export ESTAMINET_GAMES={ $place }
cli-new-game-next = Ahora: { $command }

# El servidor.
cli-backup-done = Todo está en { $file }, comprobado y en el disco.
cli-backup-failed = No se ha hecho ninguna copia: { $reason }
cli-restore-done = Los datos vuelven a estar como en { $file }.
cli-restore-failed = No se ha restaurado nada: { $reason }
server-short-token = Una clave de administración tiene al menos { $least } caracteres.
cli-host-open = La casa está abierta sobre este archivo: indica --house http://127.0.0.1:8000 y su clave de administración, o ciérrala antes.
cli-host-failed = No se ha hecho: { $reason }
cli-host-nothing = Aquí no hay tal cosa; no se ha cambiado nada.
cli-host-done = Hecho.
cli-pruned = Eliminado: líneas de chat: { $lines }, mesas: { $tables }.
server-ready = Estaminet está en { $address } (se para con Ctrl-C)
server-wrong-store = No se puede abrir el almacén de datos: { $reason }
server-wrong-log = No existe el nivel de registro { $level }; hay: debug, info, warning, error.
server-wrong-network = { $network } no es una dirección ni una red.
server-wrong-origin-form = Un origen es https:// y un nombre, sin ruta: https://games.example, no { $origin }.
server-wrong-host-name = Un nombre de host va solo, sin https:// ni puerto: games.example, no { $name }.
server-wrong-metrics = Las métricas necesitan una dirección y un puerto, como 127.0.0.1:9100, no { $address }.
server-port-taken = El puerto { $port } lo ocupa otro programa, así que la casa está en el puerto { $other }.
server-port-taken-chosen = El puerto { $port } lo ocupa otro programa. El puerto { $other } está libre: --port { $other }.
server-wrong-inside = Los demás procesos llegan a este por un equipo y un puerto, como 10.0.0.5:8001, no { $address }.
server-cannot-listen = La casa no puede escuchar en { $reason }.
server-too-many-bot-tables = Ya hay bots jugando entre ellos en tantas mesas tuyas como se permite. Espera a que termine una partida.
server-too-much = En esta mesa se ha dicho y hecho tanto que desde ahora solo se admiten jugadas.
server-bad-message = Ese no es un mensaje del protocolo.
server-no-token = Di primero quién eres y vuelve a conectarte.
server-not-seated = No tienes asiento en esta mesa.
server-not-started = La partida aún no ha empezado.
server-started = La partida ya ha empezado.
server-bad-options = Estas reglas de la casa no se pueden usar: { $why }
server-not-host = Solo quien abrió la mesa puede cambiar las reglas de la casa.
server-over = La partida ha terminado.
server-not-over = La partida aún no ha terminado.
server-stale = La mesa ha avanzado entretanto.
server-no-such-seat = Ese asiento no existe.
server-seat-taken = Este asiento está ocupado.
server-table-full = No hay asientos libres.
server-already-seated = Ya tienes un asiento aquí.
server-unknown-level = No hay ningún bot de nivel { $level } para este juego.
server-bad-words = Las palabras son una línea de caracteres imprimibles.
server-bad-text = Eso no se puede decir.
server-bot-plays = Un bot juega por ti; vuelve primero.
server-no-hints = En esta mesa no hay consejos.
server-not-out = Solo quienes están fuera pueden saltar al final, y solo cuando ya no juegan más que bots.
server-no-bot = Ningún bot juega por ti.
server-nothing-to-take-back = No has hecho ninguna jugada que se pueda deshacer.
server-no-such-vote = No existe esa votación, o no tienes voto en ella.
server-vote-open = Ya se está votando eso.
server-not-away = Esa persona está aquí.
server-nobody-to-ask = No hay nadie que pueda dar su acuerdo.
server-just-left = Esa persona acaba de irse; vuelve a pedirlo en { $seconds } s.
server-same-address = Estás en el mismo lugar que quien lo pide; tiene que aceptar alguien de otra parte.
server-seat-changed = Desde entonces alguien ha recibido un asiento; lo jugado antes se queda.
server-too-fast = Demasiado deprisa; espera un momento.
server-no-spectators = Esta mesa no admite espectadores.
server-no-such-table = Esa mesa no existe.
server-rules-changed = Las reglas de este juego han cambiado desde que se abrió la mesa.
server-unreadable-table = Esta mesa ya no se puede leer; las demás sí.
server-store = No se ha podido guardar, así que no ha ocurrido.
server-store-away = La casa no puede leer sus libros en este momento; inténtalo de nuevo enseguida.
server-banned = La casa te ha pedido que te mantengas lejos un tiempo.
server-closed-table = La casa ha cerrado esta mesa.
server-our-fault = Algo ha fallado aquí, así que no ha ocurrido.
server-stopping = La casa cierra un momento; vuelve enseguida.
server-moved-away = Tu asiento ha pasado a otro dispositivo.

# La barra de la casa: la página /admin.
desk-title = La barra de la casa
desk-message = Mensaje del día
desk-announce = Anunciar
desk-reports = Avisos
desk-settle = Resuelto
desk-bans = No pueden entrar
desk-unban = Dejar entrar de nuevo
desk-who = Quién
desk-hours = Horas
desk-why = Por qué
desk-ban = No dejar entrar
desk-ban-day = No dejar entrar durante un día
desk-tables = Mesas
desk-table = Mesa { $id }
desk-entries = { $count ->
    [one] una entrada
   *[other] { $count } entradas
}
desk-last = última: { $when }
desk-stage-closed = cerrada
desk-close = Cerrar la mesa
desk-forget = Borrarla con su registro
desk-seats = Asientos
desk-unname = Quitar el nombre
desk-chat = Chat
desk-unsay = Quitar la línea

# Los bots y el laboratorio.
cli-wrong-bots = Nombra dos o más bots distintos, separados por comas.
cli-wrong-iterations = El número de intentos es 1 o más.
cli-wrong-workers = El número de procesos es 1 o más.
cli-wrong-no-ray = Ray no está instalado aquí; instala estaminet con el extra «ray».
lab-tournament-title = Torneo: { $title }
lab-simulation-title = Simulación: { $title }
lab-game = Juego
lab-rules-version = versión { $version } de las reglas
lab-options = Reglas de la casa
lab-seats = Asientos
lab-deals = Repartos
lab-matches = Partidas
lab-seed = Semilla
lab-budget = Tiempo para pensar
lab-budget-seconds = { $seconds } s por decisión
lab-budget-iterations = { $iterations } intentos por decisión
lab-results = Proporción de victorias
lab-results-how = El primer bot se sienta solo entre bots de la segunda clase, en cada asiento con el mismo reparto. La línea discontinua es la proporción justa; el bigote, el intervalo del 95 % por bootstrap sobre los repartos.
lab-pairing = Enfrentamiento
lab-wins = Victorias
lab-mean-place = Puesto medio
lab-ratings = Puntuación OpenSkill
lab-no-ratings = Sin puntuaciones: instala estaminet con el extra «lab» para tener OpenSkill.
lab-pace = Tiempo empleado
lab-pace-mean = Media
lab-pace-most = El más largo
lab-bot = Bot
lab-decisions = Decisiones
lab-lengths = Decisiones por partida
lab-rounds = Rondas por partida
lab-seat-wins = Victorias por asiento
lab-clauses = Cuántas veces se aplica cada regla, por partida
lab-endings = Cómo terminan las partidas
lab-leads = Ventaja de quien gana sobre el siguiente al final
lab-scores = Puntuaciones al final
lab-option-effects = Lo que cambia cada regla de la casa
lab-option = Regla de la casa
lab-first-seat = Gana el primer asiento
lab-ladder = Clasificación
lab-ladder-how = OpenSkill (Plackett-Luce) sobre todas las partidas. La última columna es lo que se da casi por seguro: tres sigmas por debajo de la puntuación.
lab-rating-sure = Al menos
lab-effects-how = Cada valor se juega con los mismos repartos que las reglas dadas; se muestra la diferencia, con su intervalo del 95 %. Un intervalo que incluye el 0 puede deberse al azar.
lab-effects-none = Ninguna partida cambió con: { $rules }.
lab-differs = Partidas que cambian
lab-by-players = Según el número de jugadores
lab-by-players-how = Cuánto más o menos que la proporción justa gana cada asiento, con su intervalo del 95 %.
lab-report-where = El informe está en { $file }.

level-random = Al azar
level-searcher = Buscador
level-determinised = Buscador a cartas vistas
level-novice = Principiante
level-club = Nivel de club
level-expert = Experto

# Los parroquianos: sus nombres en todos los idiomas, cómo juegan, qué dicen. Después, gente de paso.
regular-zenobe = Zénobe
regular-zenobe-plays = Juega lo primero que le viene a mano.
regular-zenobe-says = ¿Me toca a mí?
regular-isidore = Isidore
regular-isidore-plays = No se sabe ningún juego y los deduce todos.
regular-isidore-says = Muéstramelo otra vez.
regular-sixten = Sixten
regular-sixten-plays = Aún está aprendiendo, y tan contento.
regular-sixten-says = ¿Esto hacia dónde iba?
regular-eulalie = Eulalie
regular-eulalie-plays = Rápida, y se le escapa la mitad.
regular-eulalie-says = ¡Uy! Eso no lo había visto.
regular-odette = Odette
regular-odette-plays = Constante; no deja entrever nada.
regular-odette-says = Buenas noches. ¿Empezamos?
regular-leopold = Leopold
regular-leopold-plays = Juega como ha jugado siempre.
regular-leopold-says = En mi casa se hacía así.
regular-ottilie = Ottilie
regular-ottilie-plays = Paciente; espera tu error.
regular-ottilie-says = No hay prisa.
regular-basile = Basile
regular-basile-plays = Promete más de lo que tiene.
regular-basile-says = ¿Mentirte yo?
regular-philomene = Philomène
regular-philomene-plays = Tiene prisa por llegar la primera.
regular-philomene-says = ¿Ya está?
regular-anselm = Anselm
regular-anselm-plays = Lo cuenta todo dos veces.
regular-anselm-says = Si he contado bien…
regular-cornelia = Cornelia
regular-cornelia-plays = Guarda lo mejor para después.
regular-cornelia-says = Nunca se sabe.
regular-seraphine = Séraphine
regular-seraphine-plays = Habla poco y rara vez se equivoca.
regular-seraphine-says = Interesante.
regular-gaspard = Gaspard
regular-gaspard-plays = Ve más lejos de lo que aparenta.
regular-gaspard-says = Ya me lo imaginaba.
regular-torvald = Torvald
regular-torvald-plays = Sopesa cada posibilidad antes de jugar.
regular-torvald-says = Déjame pensar.
regular-clotilde = Clotilde
regular-clotilde-plays = No pierde una velada desde la primavera.
regular-clotilde-says = Que tengas suerte.
regular-aldo = Aldo
regular-berthe = Berthe
regular-casimir = Casimir
regular-dagny = Dagny
regular-edmond = Edmond
regular-frida = Frida
regular-gudrun = Gudrun
regular-hector = Hector
regular-ingrid = Ingrid
regular-jasper = Jasper
regular-lucien = Lucien
regular-mathilde = Mathilde
regular-nestor = Nestor
regular-ovide = Ovide
regular-petra = Petra
regular-ragnar = Ragnar

# El sitio.
site-tagline = Una pequeña taberna de juegos de cartas y dados
site-lead = Siéntate a jugar contra bots, o envía un enlace a tus amigos. Sin cuenta y sin instalar nada.
site-skip = Ir al contenido
site-pages = Páginas
site-home = Inicio
site-learn = Aprender
site-replay = Repetición
site-settings = Ajustes
site-language = Idioma
site-sound = Sonido
site-to-light = Sala clara
site-to-dark = Sala oscura
site-nothing-here = No hay nada en esta dirección
site-looking = Un momento…
site-try-again = Intentar de nuevo
site-label = { $what }:
site-close = Cerrar
site-copy = Copiar
site-copied = Copiado
site-save = Guardar
site-saved = Guardado
site-show = Mostrar
site-back = Volver
site-again = Otra vez
site-go-on = Seguir
site-cancel = Cancelar
site-games = Juegos
site-players = { $low } a { $high } jugadores
site-minutes = { $low } a { $high } min
site-minutes-one = { $low } min
site-play-now = Jugar ya
site-play-now-how = «Jugar ya» te sienta con algunos de ellos. A quién te encuentras, las reglas de la casa y los asientos los eliges tú en «Jugar con amigos».
site-regulars = Los parroquianos
site-credits = Creados por otros: { $games }. Los juegos y sus nombres les pertenecen, y no tenemos nada que ver con ellos; los textos y las imágenes de aquí son nuestros. Si te gusta un juego, compra la caja.
site-with-friends = Jugar con amigos
site-learn-game = Aprender a jugar
site-join-by-code = Entrar con un código
site-join = Entrar
site-continue = Continuar
site-continue-this = continuar
site-public-tables = Mesas públicas
site-no-public-tables = Ahora mismo no hay ninguna mesa pública abierta. Abre una y aparecerá aquí.
site-watch = mirar
site-seats-open = { $count ->
    [one] un asiento libre
   *[other] { $count } asientos libres
}
site-stage-waiting = a punto de empezar
site-stage-playing = en juego
site-stage-ended = terminada
site-guest = Visitante
site-you = tú
site-new-table = Una mesa de { $game }
site-who-plays = Quién juega
site-your-name = Tu nombre
site-how-many = Cuántos asientos
site-seat-me = Me siento aquí
site-seat-open = Asiento libre
site-seat-level = Cualquiera: { $level }
site-seat-regular = { $name }, { $level }
site-by-level = Bots por nivel
site-fill-with-bots = Llenar los asientos libres con bots
site-way-apart = Cada cual en su dispositivo
site-way-around = En torno a este dispositivo
site-player-number = Jugador { $number }
site-who-sits-where = Quién se sienta dónde, bots
site-clock-and-company = Reloj, espectadores, pausas
site-how-strong = Qué nivel
site-deal = Repartir
site-presets = Combinaciones hechas
site-house-rules-count = { $count ->
    [one] una regla de la casa
   *[other] { $count } reglas de la casa
}
site-ruling-material = Qué hay en la mesa
site-ruling-length = Cuánto dura
site-ruling-play = Cómo se juega
site-ruling-score = Cómo se puntúa
site-ruling-shown = Qué se ve
site-ruling-start = Quién empieza
site-the-rule = La regla
site-measured = Medido: { $decisions } decisiones por partida (reglas impresas: { $printed }); el primer asiento gana el { $first } % (impresas: { $usual } %).
site-measured-how = Medido en { $games } partidas cada vez, entre { $players } bots de nivel de club.
site-rules-code = Estas reglas como código
site-rules-code-use = Reglas a partir de un código
site-rules-code-wrong = Este no es un código de reglas de la casa de este juego.
site-use = Usar
site-invites = { $name } te invita a jugar a { $game }
site-share-link = Enviar la invitación
site-share-text = Una mesa de { $game } te espera. Código: { $code }
site-house-rules = Reglas de la casa
site-house-rule = regla de la casa
site-all-printed = Reglas impresas
site-option-file = O un archivo tuyo
site-file-too-large = Este archivo es demasiado grande.
site-the-table = Mesa
site-clock = Tiempo de cada jugador para pensar
site-clock-none = sin reloj
site-clock-day = un día por jugador
site-clock-bank = { $minutes } minutos, y { $seconds } segundos por jugada
site-thinking = Cuánto piensa un bot experto
site-thinking-seconds = { $seconds ->
    [one] { $seconds } segundo por jugada
   *[other] { $seconds } segundos por jugada
}
site-public = Mostrarla entre las mesas públicas
site-spectators-welcome = Se admiten espectadores
site-start-when-ready = Empezar cuando todos hayan dicho «listo»
site-open-table = Abrir la mesa
site-invite = Invitar
site-link = Enlace
site-code = Código:
site-qr = El enlace como código QR
site-only-here = Esta dirección solo funciona en este equipo. Para los teléfonos, abre la página con el nombre de este equipo en tu red.
site-waiting-for = { $count ->
    [one] Falta un jugador
   *[other] Faltan { $count } jugadores
}
site-waiting-ready = Esperando a que todos digan «listo»
site-sit-down = Sentarme
site-stand-up = Levantarme
site-ready = ¡Listo!
site-is-ready = listo
site-not-ready = aún no
site-put-bot = Sentar a un bot
site-add-bot = + Bot
site-take-chair = Ocupar esta silla
site-chair = Silla { $number }
site-free-seat = Liberar el asiento
site-menu = Menú
site-seats = Asientos
site-your-turn = Te toca
site-choosing = { $names } { $count ->
    [one] está eligiendo
   *[other] están eligiendo
}
site-decides = decide
site-away = ausente
site-bot-for = juega un bot
site-hand-open = mano a la vista
site-place = puesto { $place }
site-time-left = Tiempo restante: { $time }
site-window = { $seconds ->
    [one] Un segundo para intervenir
   *[other] { $seconds } segundos para intervenir
}
site-log = Historial
site-log-empty = Aún no ha pasado nada.
site-stream = Historial y chat
site-stream-all = Todo
site-stream-moves = Jugadas
site-stream-said = Chat
site-writes = { $name } está escribiendo…
site-chat-empty = Nadie ha dicho nada todavía.
site-line-menu = Sobre lo que dijo { $name }
site-line-take-back = Retirarlo
site-mute = Silenciar para mí
site-unmute = Volver a oír a todos ({ $count })
site-report = Avisar a la casa
site-reported = La casa lo leerá.
site-report-name = Avisar a la casa del nombre { $name }
site-your-data = Lo que se guarda sobre ti
site-your-data-kept = El chat se guarda el tiempo que decida la casa, normalmente unas semanas; las partidas terminadas, para siempre. Puedes retirar lo que dijiste en todas las mesas, o hacer que esta casa te olvide: dejas tus asientos y tu nombre desaparece de todas las partidas.
site-unsay-all = Retirar todo lo que dije
site-unsaid = { $count ->
    [0] No había nada que retirar.
    [one] Se ha retirado { $count } línea.
   *[other] Se han retirado { $count } líneas.
}
site-forget-me = Olvidarse de mí
site-forget-me-sure = Pulsa otra vez para que te olvidemos. No se puede deshacer.
site-forgotten = Aquí ya no te conoce nadie.
site-chat-say = Di algo
site-send = Enviar
site-watching = mirando
site-emotes = Gestos
site-emote-hello = ¡Hola!
site-emote-thanks = ¡Gracias!
site-emote-well-played = ¡Bien jugado!
site-emote-thinking = Déjame pensar…
site-emote-oops = ¡Uy!
site-emote-laugh = ¡Ja, ja!
site-emote-wow = ¡Oh!
site-emote-bye = ¡Adiós!
site-help = Ayuda
site-beside = Junto al tablero
site-news = algo nuevo
site-fairness = Juego limpio
site-reconnecting = Se perdió la conexión; intentándolo de nuevo. Tu asiento está guardado.
site-sending = Tu jugada está en camino…
site-pass-to = Pasa el dispositivo a { $name }
site-i-am = Soy { $name }
site-looking-back = Estás mirando atrás.
site-look-back = Mirar atrás
site-past-missing = No se han podido traer las jugadas anteriores: { $why }
site-to-now = Al presente
site-first = Al principio
site-previous = Una jugada atrás
site-next = Una jugada adelante
site-last = Al final
site-move-of = jugada { $at } de { $last }
site-take-back = Deshacer
site-taken-back = Se ha deshecho la última jugada.
site-takes-back = { $seat } deshace una jugada.
site-last-move = Última: { $what }
site-story-begins = Empieza la partida.
site-story-told = Eso es todo hasta ahora.
site-pause-story = Pausar la historia
site-skip-story = Saltar a mi turno
site-since-last-turn = Volver a ver lo que pasó desde tu último turno
site-ask-take-back = Pedir que se deshaga mi última jugada
site-confirm-this = { $move }: ¿la juegas?
site-confirm = Jugar
site-type-a-move = Escribir una jugada
site-type-go = Jugar
site-you-watch = Estás mirando.
site-clauses-now = Las reglas que importan ahora
site-show-clause = (abrir esta regla)
site-in-the-rules = En las reglas completas
site-no-clause = Esta regla aún no está escrita en tu idioma.
site-all-rules = Todas las reglas
site-keys = Teclas: ← y → recorren la partida, Inicio y Fin van a sus extremos.
site-my-seat = Mi asiento
site-bot-plays-for-you = Un bot juega por ti.
site-come-back = Vuelvo a jugar yo
site-hand-over = Dejar que un bot juegue por mí
site-hand-over-level = Su nivel
site-open-hand = Mostrar mi mano a todos los que miran. Los demás jugadores también pueden mirar, en otra ventana.
site-seat-away = { $name } no está.
site-propose-bot = Proponer que juegue un bot
site-propose-seat = Pedir este asiento
site-eyes = Punto de vista
site-eyes-public = lo que todos podían ver
site-eyes-seat = lo que sabía { $name }
site-eyes-open = todo a la vista
site-knowledge = Se muestra:
site-spectators = Espectadores
site-no-spectators = Esta mesa no tiene espectadores.
site-nobody-watches = Nadie está mirando.
site-options-in-force = Reglas de la casa en esta mesa
site-second-device = Otro dispositivo
site-personal-link = Tu enlace personal (sirve una vez; no lo compartas)
site-make-link = Pasar mi asiento a otro dispositivo
site-leave-seat = Dejar mi asiento
site-vote-take-back = { $by } quiere deshacer una jugada.
site-vote-bot = { $by } propone que un bot juegue por { $seat }.
site-vote-seat = Alguien nuevo que se hace llamar «{ $by }» pide el asiento de { $seat }, y vería esa mano. Acepta solo si sabes quién es.
site-seat-given = Tu asiento pasó a { $name } mientras no estabas. Puedes recuperarlo hasta que haga su primera jugada.
site-seat-back = Recuperar mi asiento
site-vote-missing = Faltan por aceptar: { $names }
site-agree = Acepto
site-disagree = No
site-you-won = ¡Has ganado!
site-won = { $count ->
    [one] Ha ganado { $names }
   *[other] Han ganado { $names }
}
site-draw = Victoria compartida
site-over = La partida ha terminado
site-points = Puntos
site-player = Jugador
site-rounds = Las rondas
site-round = Ronda { $round }
site-round-over = Ha terminado la ronda { $round }
site-between-rounds = Entre dos rondas
site-next-round = Ronda siguiente
site-seconds-left = { $seconds ->
    [one] queda { $seconds } segundo
   *[other] quedan { $seconds } segundos
}
site-waiting-for-names = Esperando a { $names }
site-ready-names = Listos: { $names }
site-see-table = Ver la mesa
site-see-points = Ver los puntos
site-leads = { $count ->
    [one] { $names } va en cabeza
   *[other] { $names } empatan en cabeza
}
site-turning-lead = El momento decisivo: en la ronda { $round }, { $name } se puso en cabeza definitivamente.
site-turning-step = { $name } fue en cabeza desde el principio; el mayor paso fue la ronda { $round }.
site-share-picture = Compartir una imagen
site-wants-another = { $name } quiere otra partida
site-are-in = Se apuntan: { $names }
site-join-rematch = Me apunto
site-you-are-out = Estás fuera.
site-watch-on = Mirar
site-skip-to-end = Saltar al final
site-leave = Salir
site-hold = Pausa después de cada ronda, hasta que todos digan «listo»
site-hold-seconds = { $seconds } segundos como mucho
site-hold-none = sin pausa
site-rematch = Revancha
site-replay-this = Ver la repetición
site-download-record = Descargar el registro
site-fair-how = Antes de la partida, el servidor sella un secreto y muestra su huella. Cada tirada y cada mezcla se derivan de ese secreto y de las palabras de los jugadores. Al final se muestra el secreto, y cualquiera puede comprobarlo.
site-fair-commitment = Huella
site-fair-words = Palabras de los jugadores
site-fair-add-words = Tus propias palabras para el azar (opcional; esta página ha añadido algunas al azar)
site-fair-secret = Secreto
site-fair-later = se muestra cuando termina la partida
site-fair-held = aún no se ha dado o falta en este registro. El del reparto del día se muestra cuando termina el día.
site-fair-none = Este registro no nombra ningún secreto, así que nadie puede decir de dónde salió su azar.
site-verify = Comprobar
site-fair-kept = Calculado en esta página: el secreto tiene exactamente la huella prometida.
site-fair-broken = Calculado en esta página: el secreto NO tiene la huella prometida.
site-fair-mine = Según recuerda este navegador: las palabras que añadió están entre las usadas.
site-fair-mine-missing = Según recuerda este navegador: ¡las palabras que añadió no se usaron!
site-fair-same = Según recuerda este navegador: la huella es la que se mostró aquí primero.
site-fair-changed = Según recuerda este navegador: la huella NO es la que se mostró aquí primero.
site-fair-outcomes = Calculado por las reglas en el servidor: cada tirada y cada mezcla se derivan del secreto y de las palabras.
site-fair-outcomes-no = Las tiradas y las mezclas no se han podido derivar del secreto.
site-fair-terminal = Para no fiarte de ningún servidor, descarga el registro y ejecuta:
site-replay-id = La dirección o el nombre de una partida
site-replay-file-how = Lo comprobamos y no lo guardamos.
site-other-record = Otro registro
site-share-move = Compartir este momento
site-autoplay = Reproducir
site-pause = Pausa
site-replay-pace = Ritmo
site-replay-pace-0 = despacio
site-replay-pace-1 = con calma
site-replay-pace-2 = rápido
site-replay-pace-3 = muy rápido
site-learn-how = Una lección dura unos minutos en el tablero de verdad; en las reglas se puede buscar, y se pueden imprimir.
site-lesson = Lección
site-lesson-of = Aprender { $game }
site-lesson-step = { $at } de { $last }
site-lesson-done = No necesitas saber más. ¡A la mesa!
site-lesson-number = Lección { $number }
site-lesson-skip = Saltar
site-lesson-first-match = Primera partida con consejos
site-lesson-coached = En tu primera partida hay un consejo en cada pregunta; se va apagando a medida que lo necesitas menos.
site-lesson-next = Lección siguiente
site-coach = Consejo
site-coach-stop = Sin más consejos
site-your-move = Te toca.
site-rules = Reglas
site-rules-of = Las reglas de { $game }
site-glance = De un vistazo
site-glance-of = { $game } de un vistazo
site-contents = Índice
site-try-it = Pruébalo
site-other-games = Otros juegos
site-print = Imprimir
site-search-rules = Buscar en las reglas
site-found = { $count ->
    [0] No se ha encontrado nada
    [one] Una regla encontrada
   *[other] { $count } reglas encontradas
}
site-settings-where = Se guardan solo en este navegador.
site-settings-you = Tú
site-settings-play = En la mesa
site-settings-look = Aspecto
site-sound-on = Sonidos
site-vibrate = Vibrar cuando me toque
site-notify = Avisarme cuando me toque y esté en otra parte
site-notify-refused = Este navegador no nos deja avisarte; lo deciden sus ajustes para esta página.
site-confirm-moves = Confirmar las jugadas
site-pointing = Mover las piezas
site-pointing-both = pulsar o arrastrar
site-pointing-click = solo pulsar
site-pace = A qué ritmo se cuenta la historia
site-pace-calm = con calma
site-pace-brisk = ágil
site-pace-instant = al instante
site-motion = Movimiento
site-motion-auto = como diga el sistema
site-motion-full = las piezas se mueven
site-motion-none = nada se mueve
site-theme = La sala
site-theme-auto = como diga el sistema
site-theme-light = clara
site-theme-dark = oscura
site-colours = Colores
site-colours-usual = originales
site-colours-safe = aptos para daltónicos
site-colours-contrast = alto contraste
site-text-size = Tamaño del texto
site-text-percent = { $percent } %
site-view-in-words = La mesa en palabras
site-choices = Lo que puedes hacer
site-board-fault = No se ha podido dibujar el tablero. La partida está a salvo en el servidor.
site-problem-offline = No se puede llegar al servidor.
site-problem-no-such-code = Ninguna mesa tiene ahora este código.
site-problem-no-such-record = No hay ninguna partida con este nombre.
site-problem-no-such-game = Aquí no hay tal juego.
site-problem-bad-table = Esta mesa no se puede abrir:
site-problem-bad-name = Este nombre no se puede usar; un nombre tiene de 1 a 40 caracteres imprimibles.
site-problem-link-used = Este enlace ya no vale: se usó, o es demasiado antiguo.
site-problem-too-fast = { $seconds ->
    [one] Demasiado deprisa; inténtalo de nuevo en un segundo.
   *[other] Demasiado deprisa; inténtalo de nuevo en { $seconds } segundos.
}
site-problem-not-found = No hay nada en esta dirección.

hint-button = Consejo
hint-can = Lo que puedes hacer
hint-more = y { $count } más
hint-good = ¿Qué sería bueno?
hint-would = Yo haría: { $best }
hint-chance = Tu probabilidad de ganar es entonces de alrededor del { $chance } % (de { $low } a { $high }).
hint-forced = Es lo único que puedes hacer.
hint-why = ¿Por qué?
hint-other = Lo segundo mejor: { $other } ({ $chance } %).
hint-equal = Casi igual de bueno: { $other }.
hint-no-reason = Solo las cifras respaldan mi elección: el resto se jugó muchas veces, sorteando cada vez lo que no ves.
hint-wait = Pensando…
hint-on = En esta mesa hay consejos, para todos.
hint-taken = { $count ->
    [one] { $name }: un consejo
   *[other] { $name }: { $count } consejos
}
hint-option = Consejos para quien tiene que decidir
branch-mark = Variante
branch-of = { $world ->
    [drawn] Una variante: otra partida, continuada desde la jugada { $move }, con cartas o dados ocultos sorteados de nuevo. Ver ese momento
   *[same] Una variante: otra partida, continuada desde la jugada { $move }, con las mismas cartas o dados ocultos. Ver ese momento
}
branch-play-on = Seguir jugando desde aquí
branch-how = Tú juegas por { $name }, los bots juegan por los demás. El azar es nuevo desde aquí.
branch-same = Como fue
branch-drawn = Como pudo haber sido
branch-fair = Esta partida es una variante. Nadie se comprometió con su comienzo; el azar posterior tiene su propio sello, como abajo.
branch-tab = Variantes
branch-tree = Árbol
branch-root = La partida
branch-at = Jugada { $move }
branch-won = ganada por { $names }
branch-running = aún no ha terminado
branch-shown = la estás viendo
branch-brought = Una variante de un registro que alguien trajo, desde su jugada { $move }.
review-title = Análisis: { $title }
review-tab = Análisis
review-growing = { $done } de { $total } jugadas analizadas
review-at = Jugada { $move }:
review-player = jugador
review-start = antes
review-luck = suerte
review-own = errores propios
review-others = errores ajenos
review-hidden = lo que estaba oculto
review-remainder = sin explicar
review-result = resultado
review-so-far = hasta ahora
review-adds-up = En puntos porcentuales: la probabilidad antes de la partida, más lo que sigue, da el resultado. La suerte son las tiradas, los repartos y los robos.
review-luck-error = La suerte y lo que estaba oculto salen de muestras: { $error } puntos porcentuales más o menos.
review-deciding = Lo que decidió
review-worst = Las decisiones más costosas de { $name }
review-none = Ninguna jugada fue claramente peor que otra.
review-move = Jugada { $move }, ronda { $round }
review-chance = { $name }: del { $before } % al { $after } %
review-by-chance = El azar
review-instead = { $played } ({ $chance } %). Mejor: { $best } ({ $better } %).
review-mark-played = Jugado
review-mark-better = Mejor
review-cost = Costó { $loss } puntos porcentuales (de { $low } a { $high }).
review-why-worlds = De 100 continuaciones posibles, { $worse } salieron peor y { $better } mejor.
review-why-counted = Todo lo que aún estaba oculto se contó hasta el final de la ronda.
review-grade-fine = bien
review-grade-reading = depende de cómo se lea a los demás
review-grade-inaccuracy = imprecisión
review-grade-mistake = error
review-grade-blunder = error grave
review-source = Versión { $version }. Por muestreo: los demás como { $playing ->
    [club] bots de nivel de club
   *[other] jugadores al azar
}, hasta { $worlds } mundos por decisión, al menos { $open } por cada punto de la curva. Lo que un asiento no podía saber no cuenta en las notas.
review-chances = Las probabilidades de cada cual, con todas las manos a la vista
review-summary = { $matches ->
    [one] Una partida
   *[other] { $matches } partidas
}
review-matches = partidas
review-expected = esperado
review-decisions = decisiones
review-where = El análisis está en { $file }.
review-unfinished = { $file }: la partida no ha terminado; se analiza hasta donde llega.

# Cuánto se lee en voz alta, y las teclas en la mesa
site-telling = Leer en voz alta
site-telling-everything = todo lo que pasa
site-telling-mine = lo que me afecta
site-telling-questions = solo lo que se me pregunta
site-letters = Las letras y las cifras sueltas son teclas en la mesa
site-keys-title = Teclado
site-keys-tab = ir pasando por la mano, el tablero, las acciones y el historial
site-keys-arrows = moverse dentro de uno de ellos
site-keys-enter = Intro
site-keys-press = pulsar lo que tiene el foco
site-keys-escape = Esc
site-keys-put-back = devolver las cartas, cerrar lo que está abierto
site-keys-space = Espacio
site-keys-skip = saltar la historia hasta tu turno
site-keys-hand = a tu mano
site-keys-board = al tablero
site-keys-actions = a las acciones
site-keys-log = al historial
site-keys-sheet = esta lista
site-keys-letters-on = Las letras y las cifras se pueden desactivar.
site-keys-letters-off = Las letras y las cifras están desactivadas.
site-press-repeat = e
    .does = escuchar otra vez lo último
site-press-take-back = a
    .does = deshacer la última jugada
site-press-next-round = s
    .does = pasar a la ronda siguiente

# Mi taberna
tavern = Mi taberna
tavern-lead = Todo lo que has jugado aquí. No hay cuenta: pertenece a este navegador, y un enlace personal lo lleva a otro.
tavern-empty = Aún no has terminado ninguna partida aquí. En cuanto termines una, quedará guardada en esta página.
tavern-fares = Cómo te va
tavern-by-game = Por juego
tavern-by-bot = Contra cada bot
tavern-by-bot-how = Por bot: cuántas veces quedaste por delante
tavern-bot = { $name }, { $level }
tavern-played = partidas
tavern-first = ganadas
tavern-ahead = delante
tavern-share = proporción
tavern-between = de { $low } a { $high }; con fuerzas iguales: { $even }
tavern-too-few = muy pocas partidas para decirlo
tavern-streak = Racha más larga de victorias: { $longest }. Ahora mismo: { $now }.
tavern-course = Suerte y juego
tavern-course-none = La suerte y tu juego se dibujarán aquí para cada partida analizada.
tavern-review = Analizar las partidas mostradas
tavern-reviewing = { $done } de { $total } partidas analizadas
tavern-course-mean = { $count ->
    [one] En la única partida analizada
   *[other] De media en { $count } partidas analizadas
 }, la suerte cambió tu probabilidad de ganar en { $luck } puntos, y tus propios errores, en { $own }.
tavern-course-table = Como tabla
tavern-match = Partida
tavern-matches = Tus partidas
tavern-won = ganada
tavern-shared = primer puesto compartido
tavern-place = puesto { $place } de { $seats }
tavern-one-device = jugada en un solo dispositivo
tavern-branch = una variante, no cuenta
tavern-with = con { $names }
tavern-record = Registro
tavern-more = Ver partidas anteriores
tavern-keep = Guardar, llevar, borrar
tavern-keep-how = El archivo contiene todos los registros y todo lo que se guarda sobre ti. Si pides que te olvidemos, se borra esta página: dejas tus asientos y tu nombre desaparece de cada partida.
tavern-link = Enlace personal
tavern-link-once = Ábrelo en tu otro dispositivo antes de una hora; sirve una vez. No se lo des a nadie.
tavern-export = Descargarlo todo
tavern-claimed = Este navegador tiene ahora también tus partidas y asientos.
tavern-somebody-else = Alguien ya ha jugado aquí con este navegador. Si usas el enlace, esas partidas y asientos no serán de nadie.
tavern-claim-anyway = Usar el enlace
tavern-claim-not = Dejarlo como está

# Repartos que juegan varios
deal-day = El reparto del día
deal-day-how = Un reparto por juego y día. Todos tienen el mismo asiento, las mismas cartas o dados y los mismos bots; solo cambia la manera de jugar. Cuenta tu primer intento.
deal-friends = Un reparto entre amigos
deal-friends-how = Un reparto para jugar unos contra otros, cada cual en su mesa: inténtalo y envía el enlace.
deal-among-friends = Reparto entre amigos
deal-new = Nuevo reparto
deal-link = Mi reparto, tu intento: envía este enlace
deal-at = { $title }, { $date }
deal-seats = { $seats } jugadores, bots: { $level }
deal-try = Intentarlo
deal-go-on = Seguir
deal-see = Ver los resultados
deal-over = Ese día ha pasado: su reparto ya no se puede intentar.
deal-tried = { $count ->
    [0] Nadie lo ha terminado todavía.
    [one] Un intento ha terminado.
   *[other] { $count } intentos han terminado.
 }
deal-who = Quién
deal-place = Puesto
deal-score = Puntos
deal-look = Mirar
deal-you = { $name } (tú)
deal-promise = Promesa hecha de antemano (SHA-256 del secreto)
deal-secret = Secreto
deal-other-days = Los repartos de hoy
server-deal-alone = Un reparto que también juegan otros se juega a solas y sin deshacer jugadas, tal como se repartió.
site-problem-no-such-deal = Ese reparto no existe.
site-problem-deal-over = Ese día ha pasado: su reparto ya no se puede intentar.

# Registros traídos, capítulos, imágenes, y el tablero en páginas ajenas
replay-drop = Suelta aquí un registro, pégalo o elige un archivo
replay-paste = Un registro como texto
replay-chapters = Rondas
replay-chapter = Ronda { $round }
replay-picture = Imagen de este momento
replay-picture-failed = Este navegador no puede hacer la imagen.
replay-embed = Para mostrarlo en una página tuya
replay-whole = La partida entera
site-problem-bad-record = Este registro no se puede leer.
