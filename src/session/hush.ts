/** Fields of a request that are the borrower's alone. */
export const SECRET: ReadonlySet<string> = new Set(['phone', 'userName', 'code', 'smsCode', 'verifyCode', 'cardNo', 'repayToken']);
/** And any other field that holds so many digits and is no name of an order or a product: an account, as a bank's form calls it. */
const NUMBER = /^(?=(?:\D*\d){6})[\d\s+.-]+$/;
const NAMED = /id$|orderno$|amount$/i;
const CARD = /\d(?:[\s-]?\d){11,}/g;
/** What a line of a server's log gives away. */
const TELLING = /\b((?:token|password|passwd|secret|otp|pin)["']?\s*[:=]\s*|bearer\s+)[^\s,;]+/gi;
/** Too short to be cut out of the middle of other words. */
const WORD = /^[a-z]{1,7}$/i;
const KEPT = 40;
export const LEAST = 4;

/** Keeps what a borrower alone may know out of the words that a page hears. The screen shows the server's words as they came. */
export interface Hush {
  /** What goes to the server is known to be secret from then on, as long as the session is open. */
  sent(payload: unknown): void;
  (words: string): string;
}

const strings = (payload: unknown): [string, string][] =>
  Object.entries(typeof payload === 'object' && payload !== null ? payload : {}).filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string' && pair[1].length >= LEAST,
  );

/** A number in whatever groups it is written, by spaces, dashes or dots; a short word where it is no part of another; the rest as it is. */
const written = (secret: string): string | RegExp => {
  if (NUMBER.test(secret)) return new RegExp(secret.replace(/\D/g, '').split('').join('\\W?'), 'g');
  return WORD.test(secret) ? new RegExp(`\\b${secret}\\b`, 'g') : secret;
};

/** `own` are the session's secrets as they are now. */
export function createHush(own: () => readonly (string | undefined)[]): Hush {
  const known = new Set<string>();

  const hush = (words: string): string => {
    const secrets = [...own(), ...known].filter((one): one is string => one !== undefined && one.length >= LEAST);
    let text = words;
    // A short one inside a long one would leave its ends.
    for (const secret of secrets.sort((a, b) => b.length - a.length)) text = text.split(written(secret)).join('•••');
    return text.replace(CARD, '•••').replace(TELLING, '$1•••');
  };

  return Object.assign(hush, {
    sent(payload: unknown) {
      for (const [key, value] of strings(payload)) if (SECRET.has(key) || (NUMBER.test(value) && !NAMED.test(key))) known.add(value);
      for (const old of known) if (known.size > KEPT) known.delete(old);
    },
  });
}
