/** Half of a character of two code units: what is left of one that an input's limit cut. */
const HALF = /\p{Surrogate}/gu;

/** For `JSON.stringify`: texts with U+FFFD in place of half characters, since the server refuses those. */
export function withWholeCharacters(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.replace(HALF, '\uFFFD') : value;
}
