import { LIMITS } from '@parlance/domain/limits';
import type { KnownPeople } from './KnownPeople.ts';
import type { PersonalKind } from './PersonalKind.ts';

/** The beginning of what would have been found whole. */
const ADDRESS = /[\p{L}\p{N}._+-]+@[\p{L}\p{N}.-]*$/u;
const ACCOUNT = /(?<![\p{L}\p{N}])\p{Lu}{2}\d{2}(?:[ .-]?\d){2,}[ .-]?$/u;
const NUMBER = /(?<![\p{L}\p{N}.,])[+(]?\d[\d ()/.–-]{5,}$/u;
const LAST_WORD = /[\p{L}'’-]{2,}$/u;

/**
 * Masks what the end of a text is the beginning of, where it may have been cut: previews and quotes of questions are stored shortened,
 * and half an address tells as much as a whole one.
 *
 * @param text Masked, but for its end.
 * @param length Of the text as it is stored.
 */
export function maskCutEnd(
  text: string,
  length: number,
  labels: Readonly<Record<PersonalKind, string>>,
  { names }: Pick<KnownPeople, 'names'>,
): string {
  if (length < LIMITS.previewCharacters) return text;
  const ofNumbers = text.replace(ADDRESS, labels.email).replace(ACCOUNT, labels.iban).replace(NUMBER, labels.phone);
  return ofNumbers.replace(LAST_WORD, (word) => {
    const begins = names.flatMap((name) => name.split(/[\s-]+/)).some((part) => isBeginning(word, part));
    return begins ? labels.name : word;
  });
}

function isBeginning(word: string, part: string): boolean {
  return word.length < part.length && part.toLowerCase().startsWith(word.toLowerCase());
}
