/** A short code that carries house rules from table to table: `K7Q2`. It imports nothing, so that it can be tried alone. */

/** An option as the server lists it. */
export interface Listed {
  name: string;
  default: unknown;
  choices: readonly unknown[];
}

/** No letters that look like figures. */
const SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const BASE = BigInt(SIGNS.length);
const CHECK_SIGNS = 2;

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const at = (option: Listed, value: unknown): number => option.choices.findIndex((one) => same(one, value));

function signs(number: bigint): string {
  let left = number;
  let text = "";
  do {
    text = SIGNS[Number(left % BASE)]! + text;
    left /= BASE;
  } while (left > 0n);
  return text;
}

/** What tells a code for other options apart: of another game, or of a version with other choices. */
function check(options: readonly Listed[], number: bigint): string {
  let sum = 0x811c9dc5;
  for (const letter of JSON.stringify(options.map(({ name, choices }) => [name, choices])) + String(number)) {
    sum = Math.imul(sum ^ letter.codePointAt(0)!, 0x01000193) >>> 0;
  }
  return signs(BigInt(sum % SIGNS.length ** CHECK_SIGNS)).padStart(CHECK_SIGNS, "0");
}

/** The code for what differs from the printed rules; null if something of one's own (a file) is among it. */
export function encode(options: readonly Listed[], chosen: Readonly<Record<string, unknown>>): string | null {
  let number = 0n;
  for (const option of options) {
    const value = option.name in chosen ? chosen[option.name] : option.default;
    const [here, usual] = [at(option, value), at(option, option.default)];
    if (here < 0) {
      if (same(value, option.default)) continue;
      return null;
    }
    const many = option.choices.length;
    number = number * BigInt(many) + BigInt((here - Math.max(0, usual) + many) % many);
  }
  return signs(number) + check(options, number);
}

/** What a code says differs from the printed rules; null if it is no code for these options. */
export function decode(options: readonly Listed[], code: string): Record<string, unknown> | null {
  const text = code.trim().toUpperCase().replace(/[\s-]/g, "").replaceAll("O", "0").replace(/[IL]/g, "1");
  const digits = text.slice(0, -CHECK_SIGNS);
  if (!digits || [...text].some((sign) => !SIGNS.includes(sign))) return null;
  const number = [...digits].reduce((sum, sign) => sum * BASE + BigInt(SIGNS.indexOf(sign)), 0n);
  if (check(options, number) !== text.slice(-CHECK_SIGNS)) return null;
  const chosen: Record<string, unknown> = {};
  let left = number;
  for (const option of [...options].reverse()) {
    const many = option.choices.length;
    if (at(option, option.default) < 0) continue;
    const step = Number(left % BigInt(many));
    left /= BigInt(many);
    if (step) chosen[option.name] = option.choices[(step + at(option, option.default)) % many];
  }
  return left === 0n ? chosen : null;
}
