import type { Bound } from './figure.ts';

const FROM =
  /(?:from|ab|as of|starting at|starts? at|at least|minimum(?: of)?|min\.?|more than|over|above|mindestens|wenigstens|mehr als|(?<!verfüg(?:t|en) )über)\s*$/iu;
const TO =
  /(?:up to|at most|maximum(?: of)?|max\.?|until|till|less than|under|below|within|bis(?: zu)?|höchstens|maximal|weniger als|unter|innerhalb von|binnen)\s*$/iu;
const OR_MORE = /^\s*(?:\+|or more|and more|oder mehr|und mehr)/iu;

/** Bound that the words around a figure put on it. */
export function boundOf(before: string, after: string): Exclude<Bound, 'range'> {
  if (FROM.test(before) || OR_MORE.test(after)) return 'from';
  return TO.test(before) ? 'to' : 'exact';
}
