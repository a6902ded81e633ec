/** A lesson: positions on the real board, what to notice, and what to try.
 *
 * `src/estaminet/games/<game>/board/lesson.json` holds one `Lesson`, `lesson2.json` the one after it, and so on; every
 * sentence is the id of a Fluent message in the game's own strings (`lesson-...`, in all languages), of at most 25 words.
 * The page plays it with POST /api/sandbox, so the real rules judge every move; the file only says which moves it is
 * waiting for, and where on the board the bubble points.
 *
 *     {
 *       "minutes": 4,
 *       "names": ["lesson-you", "lesson-ada"],
 *       "options": {},
 *       "steps": [
 *         { "position": {...}, "seat": 0, "text": "lesson-look", "show": [".dice"] },
 *         { "seat": 0, "text": "lesson-raise", "show": ["[data-at=bid]"], "press": ["[data-spot='3x5']"],
 *           "expect": ["3x5", "4x*"], "good": "lesson-raised", "after": [".lifted"],
 *           "other": "lesson-not-that", "clause": "BID-04",
 *           "then": [{ "by": 1, "action": "dudo" }] }
 *       ]
 *     }
 *
 * A step without `position` goes on from where the step before it ended. A step without `expect` is read and passed
 * with a button, once everything in `press` has been pressed. In `expect` a `*` stands for anything, so `["*"]` takes
 * every legal move. After a move chance rolls and shuffles by itself, always the same for the same position; where the
 * outcome matters, give the next step a `position`.
 *
 * `show`, `press` and `after` are selectors within the board. The first of `press` that is on the board and not yet
 * pressed down (`aria-pressed`) is lit: a step that comes up only after another one stands before it. */

export interface LessonMove {
  /** Who moves; left out for chance alone. */
  by?: number;
  /** The notation of the move; left out for chance alone. */
  action?: string;
  /** The outcome chance has, in a position where chance is to move. */
  chance?: string;
}

export interface LessonStep {
  /** The game's own position (what `GAME.position` writes); the position reached so far if left out. */
  position?: Record<string, unknown>;
  /** Through whose eyes the board is drawn, and who plays. */
  seat: number;
  /** What to notice or to do: a message id. */
  text: string;
  /** What the text speaks of. */
  show?: string[];
  /** What the player's hand is to press. */
  press?: string[];
  /** The moves that carry on, in notation; none: read on. */
  expect?: string[] | null;
  /** Said when such a move was made. */
  good?: string;
  /** What that sentence speaks of. */
  after?: string[];
  /** Said when another legal move was tried; the position stays. Illegal moves are refused by the rules themselves. */
  other?: string;
  /** The clause this step is about; it can be opened in place. */
  clause?: string;
  /** What happens after it, one by one. */
  then?: LessonMove[];
}

export interface Lesson {
  /** About how long it takes. */
  minutes: number;
  /** What it is about, a message id; left out for the first lesson. */
  title?: string;
  /** Who sits there, message ids; "Seat 1" and so on if left out. */
  names?: string[];
  options?: Record<string, unknown>;
  steps: LessonStep[];
}

/** Whether a move is one of those expected. */
export function expected(step: LessonStep, text: string): boolean {
  return (step.expect ?? []).some((pattern) => {
    const parts = pattern.split("*");
    if (parts.length === 1) return text === pattern;
    const first = parts[0]!;
    const last = parts.at(-1)!;
    if (!text.startsWith(first) || !text.endsWith(last)) return false;
    let at = first.length;
    for (const part of parts.slice(1, -1)) {
      const found = text.indexOf(part, at);
      if (found < 0) return false;
      at = found + part.length;
    }
    return at <= text.length - last.length;
  });
}

/** The last step up to this one from which the lesson can be taken up: the others only follow from what was played. */
export function placedBefore(lesson: Lesson, from: number): number {
  for (let to = Math.min(from, lesson.steps.length - 1); to > 0; to -= 1) if (lesson.steps[to]?.position) return to;
  return 0;
}

/** The next step after this one that can be jumped to; the end if there is none. */
export function placedAfter(lesson: Lesson, from: number): number {
  for (let to = from + 1; to < lesson.steps.length; to += 1) if (lesson.steps[to]?.position) return to;
  return lesson.steps.length;
}

/** How far a lesson was followed, kept by this browser. */
export interface Progress {
  at: number;
  of: number;
  done: boolean;
}

const KEY = "estaminet.lessons";

function kept(): Record<string, Progress> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Progress>;
  } catch {
    return {};
  }
}

export const progressOf = (game: string, number: number): Progress | null => kept()[`${game}/${number}`] ?? null;

export function keepProgress(game: string, number: number, progress: Progress): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept(), [`${game}/${number}`]: progress }));
  } catch {
    // A browser that keeps nothing begins the lesson again.
  }
}
