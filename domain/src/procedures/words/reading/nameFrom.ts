import { fold } from '../../../text/fold.ts';

const LONGEST = 40;

/**
 * Name of a value or an answer, from the words that it has: "die Bestellnummer" is `bestellnummer`.
 * @param skipped Words, folded, that it is made without unless nothing else is left.
 */
export function nameFrom(text: string, skipped: ReadonlySet<string> = new Set()): string {
  const words =
    fold(text)
      .replaceAll('e-mail', 'email')
      .match(/[a-z0-9]+/g) ?? [];
  const kept = words.filter((word) => !skipped.has(word));
  const name = (kept.length === 0 ? words : kept).join('_');
  return (/^[a-z]/.test(name) ? name : `o_${name}`).slice(0, LONGEST).replace(/_+$/, '');
}

/** A name that is not among those that are taken: with a number behind it where it is. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name;
  for (let number = 2; ; number += 1) {
    const next = `${name.slice(0, LONGEST - 3)}_${number}`;
    if (!taken.has(next)) return next;
  }
}
