/** Shorter words are other words when a letter differs. */
const TYPO_LENGTH = 5;

/** Weight of a part of a compound, relative to the whole word. */
const PART = 0.7;
/** A compound that two words make up, and its second half alone. */
const WHOLE = 0.9;
const HEAD = 0.5;

function isTypo(one: string, other: string): boolean {
  // Few people miss a word's first letter, and many words differ in nothing else.
  if (one.length < TYPO_LENGTH || other.length < TYPO_LENGTH || one[0] !== other[0]) return false;
  if (Math.abs(one.length - other.length) > 1) return false;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (/\d/.test(long)) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  if (short.length < long.length) return short.slice(start) === long.slice(start + 1);
  const isSwap = short[start] === long[start + 1] && short[start + 1] === long[start];
  return (
    short.slice(start + 1) === long.slice(start + 1) || (isSwap && short.slice(start + 2) === long.slice(start + 2))
  );
}

/** "pdfs" of "pdf": of an abbreviation without a vowel nobody knows by its letters what its ending is. */
function isPlural(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) !== 1) return false;
  return (one === `${other}s` || other === `${one}s`) && !/[aeiouy]/.test(one);
}

/** Reports whether a compound begins or ends with `part`: "versand" of "versandkost", "reinig" of "zahnreinig". */
function isPart(part: string, whole: string): boolean {
  if (part.length < 4 || whole.length < part.length + 3) return false;
  return whole.startsWith(part) || (part.length > 4 && whole.endsWith(part));
}

/** The letters of a compound that two words of a text make up, its end counting most: it says what the compound is. */
function madeUp(compound: string, present: ReadonlySet<string>): number {
  let start = 0;
  let end = 0;
  for (const part of present) {
    if (part.length < 3 || compound.length < part.length + 2) continue;
    if (part.length > 3 && compound.startsWith(part)) start = Math.max(start, part.length);
    if (compound.endsWith(part)) end = Math.max(end, part.length);
  }
  if (start + end > compound.length || end === 0) return 0;
  // German puts an "s", "en" or "ungs" between the two.
  if (start > 0 && end > 0 && start + end + 4 >= compound.length) return WHOLE;
  return end * 2 > compound.length ? HEAD : 0;
}

/** True if a compound begins with one of the stems of a text: "fahrradverleih" with "fahrrad". */
export function beginsWithOne(compound: string, present: ReadonlySet<string>): boolean {
  for (const part of present) {
    if (part.length > 3 && compound.length >= part.length + 3 && compound.startsWith(part)) return true;
  }
  return false;
}

/**
 * Nearness of `word` to one of the stems of a text: 1 for the word itself, less for a compound that it is part of or that is made
 * up of others, and for a slip of the keyboard. 0 for anything else.
 * @param isTyped False for a word that stands elsewhere as it is: another one that looks like it is another name.
 */
export function nearness(word: string, present: ReadonlySet<string>, isTyped = true): number {
  if (present.has(word)) return 1;
  let best = word.length > 5 ? madeUp(word, present) : 0;
  if (best >= PART) return best;
  for (const other of present) if (isPlural(word, other)) return 1;
  for (const other of present) if (isPart(word, other) || (isTyped && isTypo(word, other))) best = PART;
  return best;
}
