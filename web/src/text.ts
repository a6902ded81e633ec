/** Sentences in the player's language, from the very files the terminal uses. */
import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";

/** What the server says of an action, event or refusal: a message and its arguments. */
export type Arg =
  | number
  | string
  | { type: "Name"; seat: number }
  | { type: "Word"; message: string; args?: Record<string, Arg> }
  | { type: "Several"; parts: Arg[] };
export interface Sentence {
  message: string;
  args: Record<string, Arg>;
}

const files = import.meta.glob<string>(
  ["../../src/estaminet/text/strings/*.ftl", "../../src/estaminet/games/*/strings/*.ftl"],
  { query: "?raw", import: "default" },
);

/** The languages there are, English first: those with shared strings. */
export const languages: string[] = Object.keys(files)
  .filter((path) => path.includes("/text/strings/"))
  .map((path) => path.split("/").pop()!.replace(".ftl", ""))
  .sort((a, b) => Number(a !== "en") - Number(b !== "en") || (a < b ? -1 : 1));

/** Messages as they are written, by their ids. A page says few of the many there are: each is read when it is said. */
type Written = ReadonlyMap<string, string>;
const BEGINS = /^(?=-?[a-zA-Z][\w-]* *=)/m;
const written = (text: string): Written =>
  new Map(text.split(BEGINS).map((message) => [message.slice(0, message.indexOf("=")).trimEnd(), message]));

/** What a bundle looks its messages up in. */
class Entries<Entry> extends Map<string, Entry> {
  constructor(private readonly texts: Written) {
    super();
  }

  override has(id: string): boolean {
    return this.texts.has(id);
  }

  override get(id: string): Entry | undefined {
    const text = this.texts.get(id);
    if (text !== undefined && !super.has(id)) super.set(id, new FluentResource(text).body[0] as Entry);
    return super.get(id);
  }
}

/** Of several texts; some messages (title, summary) are in every game: the last one given wins. */
function bundleOf(language: string, texts: readonly Written[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const all = texts.length === 1 ? texts[0]! : new Map(texts.flatMap((one) => [...one]));
  bundle._messages = new Entries(all);
  bundle._terms = new Entries(all);
  return bundle;
}

const read = new Map<string, Promise<Written>>();
/** The strings of a file, which several speakers share; null if there is no such file. */
async function resource(path: string): Promise<Written | null> {
  const load = files[path];
  if (!load) return null;
  let found = read.get(path);
  if (!found) {
    read.set(path, (found = load().then(written)));
    found.catch(() => read.delete(path));
  }
  return found;
}

/** The strings of a game, and whether they are English because it is not written in the language asked for. */
interface Own {
  texts: Written;
  english: boolean;
}

/** Of a game that was there when the site was built. */
async function built(language: string, game: string): Promise<Own | null> {
  const path = (code: string): string => `../../src/estaminet/games/${game}/strings/${code}.ftl`;
  const english = !(path(language) in files);
  const texts = await resource(path(english ? "en" : language));
  return texts && { texts, english: english && language !== "en" };
}

/** Of a game that was not; null if the server has none either. */
async function fetched(language: string, game: string): Promise<Own | null> {
  const answer = await fetch(`/api/strings/${language}?game=${encodeURIComponent(game)}`);
  if (!answer.ok) return null;
  return { texts: written(await answer.text()), english: answer.headers.get("content-language") !== language };
}

/** Small counts are the same digits in all our languages. The browser's own way to write numbers takes long to get ready,
 * and most pages have no others. */
class Count extends FluentNumber {
  override toString(scope?: Parameters<FluentNumber["toString"]>[0]): string {
    return Number.isInteger(this.value) && this.value >= 0 && this.value < 1000 ? String(this.value) : super.toString(scope);
  }
}

/** Notation on the screen, with words for those who listen. */
const WRITTEN = "written";
/** Some languages have another word for “and” before this sound. estaminet/text hears it alike. */
const SOUND_I = /^h?[ií](?![aeoáéó])/i;

/** Whether it is said with several things, so that commas would not tell where it ends. */
function lists(value: Arg, spoken: boolean): boolean {
  if (typeof value !== "object" || value.type === "Name") return false;
  if (value.type === "Word") {
    if (value.message === WRITTEN && !spoken) return false;
    return Object.values(value.args ?? {}).some((part) => lists(part, spoken));
  }
  return value.parts.length > 1;
}

/** Says things in one language, about one game and its players or about none. */
export class Speaker {
  constructor(
    readonly language: string,
    private readonly bundle: FluentBundle,
    readonly names: readonly string[] = [],
    private readonly spoken = false,
    /** Says what a game does not have in this language. */
    private readonly english: Speaker | null = null,
  ) {}

  withNames(names: readonly string[]): Speaker {
    return new Speaker(this.language, this.bundle, names, this.spoken, this.english?.withNames(names));
  }

  /** The same for those who listen: a message that is notation on the screen has an attribute `.spoken` for them. */
  aloud(): Speaker {
    return new Speaker(this.language, this.bundle, this.names, true, this.english?.aloud());
  }

  has(message: string): boolean {
    return this.bundle.hasMessage(message) || Boolean(this.english?.has(message));
  }

  /** A message, or one of its attributes. */
  say(message: string, args: Record<string, Arg> = {}, attribute?: string): string {
    if (this.english && !this.bundle.hasMessage(message)) return this.english.say(message, args, attribute);
    const found = this.bundle.getMessage(message);
    if (!found?.value) throw new Error(`no message ${message} in ${this.language}`);
    const plain: Record<string, string | FluentNumber> = {};
    for (const [key, value] of Object.entries(args)) {
      const one = this.plain(value);
      plain[key] = typeof one === "number" ? new Count(one) : one;
    }
    const errors: Error[] = [];
    const pattern = attribute ? found.attributes[attribute] : (this.spoken && found.attributes.spoken) || found.value;
    if (!pattern) throw new Error(`message ${message} in ${this.language} has no ${attribute}`);
    const text = this.bundle.formatPattern(pattern, plain, errors);
    if (errors.length) throw new Error(`message ${message} in ${this.language}: ${errors[0]}`);
    return text;
  }

  said({ message, args }: Sentence): string {
    return this.say(message, args);
  }

  name(seat: number): string {
    return this.names[seat] ?? this.say("seat", { number: seat + 1 });
  }

  private plain(value: Arg): string | number {
    if (typeof value !== "object") return value;
    if (value.type === "Name") return this.name(value.seat);
    if (value.type === "Word") {
      if (value.message === WRITTEN && !this.spoken) return this.say(WRITTEN, { text: value.args?.text ?? "" });
      return this.say(value.message, value.args ?? {});
    }
    return this.join(
      value.parts.map((part) => String(this.plain(part))),
      value.parts.some((part) => lists(part, this.spoken)),
    );
  }

  /** `a, b and c`; a list of lists is told apart by semicolons. */
  join(parts: string[], ofLists = false): string {
    if (!parts.length) return this.say("list-none");
    return parts.reduceRight((right, left, place) => {
      const plain = place === parts.length - 2 ? "list-last" : "list-more";
      return this.say(ofLists ? "list-of-lists" : plain, { left, right, begins: SOUND_I.test(right) ? "i" : "" });
    });
  }
}

/** A sentence to somebody who knows who they are: "Ada, lay a card." is "Lay a card." to Ada. */
export function spokenTo(name: string, sentence: string): string {
  if (!sentence.startsWith(name)) return sentence;
  const rest = sentence.slice(name.length).match(/^\s*[,:]\s*(.+)$/s)?.[1];
  return rest ? rest.charAt(0).toLocaleUpperCase() + rest.slice(1) : sentence;
}

/** A speaker that knows the title and the summary of a game and nothing else; all that a page needs that only names it.
 * Null for a game that was not there when the site was built. */
export function introduced(language: string, game: string): Speaker | null {
  const begins = `${game}-`;
  const own = new Map<string, string>();
  for (const [id, text] of spokenNow.get(language) ?? []) {
    if (id.startsWith(`${begins}game-`)) own.set(id.slice(begins.length), text.slice(begins.length));
  }
  return own.size ? new Speaker(language, bundleOf(language, [own])) : null;
}

/** The same for any game, and in any language. */
export async function introducer(language: string, game: string): Promise<Speaker> {
  await shared(language);
  return introduced(language, game) ?? speaker(language, game);
}

/** The shared strings of the languages that have been spoken. */
const spokenNow = new Map<string, Written>();
async function shared(language: string): Promise<Written | null> {
  const found = await resource(`../../src/estaminet/text/strings/${language}.ftl`);
  if (found) spokenNow.set(language, found);
  return found;
}

/** A speaker for a language, knowing the shared strings and those of the games given. */
export async function speaker(language: string, ...games: string[]): Promise<Speaker> {
  const found = Promise.all(games.map(async (game) => (await built(language, game)) ?? (await fetched(language, game))));
  const common = await shared(language);
  const own = (await found).filter((one) => one !== null);
  const bundle = (code: string, base: Written | null, english: boolean): FluentBundle =>
    bundleOf(code, [...(base ? [base] : []), ...own.filter((one) => one.english === english).map((one) => one.texts)]);
  const other = own.some((one) => one.english) ? new Speaker("en", bundle("en", await shared("en"), true)) : null;
  return new Speaker(language, bundle(language, common, false), [], false, other);
}
