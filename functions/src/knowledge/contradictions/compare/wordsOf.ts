import { STOP_WORDS } from '@parlance/domain/text/stopWords';
import { words } from '@parlance/domain/text/words';
import { meaningsOf } from '../../../answering/meaningsOf.ts';
import { stem } from '../../../kernel/text/stem.ts';
import { CARRIER_WORDS, DISTINCT_WORDS, PAGE_WORDS, PARTY_WORDS } from './NEUTRAL_WORDS.ts';
import { anyOf } from '../../../kernel/vocabulary/anyOf.ts';

/** A word of a statement, as statements are compared. */
export interface StatementWord {
  stem: string;
  meanings: readonly string[];
  role: 'topic' | 'carrier' | 'party';
  /** Of headings: it says what kind of page it is. */
  isOfPage: boolean;
}

/** "Versandkosten", "Telefonnummer": a compound whose second half says what is counted. */
const COUNTED = new RegExp(String.raw`^(\p{L}{4,}?)s?${anyOf(({ statements }) => statements.countedHalf)}$`, 'u');
const FEMININE = new RegExp(`${anyOf(({ statements }) => statements.feminine)}$`, 'u');
const DISTINCT: ReadonlySet<string> = new Set([...DISTINCT_WORDS].map(stem));

function roleOf(word: string): StatementWord['role'] {
  if (CARRIER_WORDS.has(word)) return 'carrier';
  return PARTY_WORDS.has(word) ? 'party' : 'topic';
}

/** The words of a text that say what it is about, without those that carry no topic. */
export function wordsOf(text: string): StatementWord[] {
  return words(text)
    .filter((word) => !STOP_WORDS.has(word))
    .map((word) => {
      const bare = (COUNTED.exec(word)?.[1] ?? word).replace(FEMININE, '');
      const stemmed = stem(bare);
      const meanings = DISTINCT.has(stemmed) ? [] : meaningsOf(stemmed);
      return { stem: stemmed, meanings, role: roleOf(word), isOfPage: PAGE_WORDS.has(word) };
    });
}

/** True if a word is among others, as it is or as one that means the same. */
export function isAmong(word: StatementWord, others: readonly StatementWord[]): boolean {
  return others.some(
    (other) => other.stem === word.stem || word.meanings.some((meaning) => other.meanings.includes(meaning)),
  );
}
