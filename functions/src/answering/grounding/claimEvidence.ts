import type { Locale } from '@parlance/domain/locales';
import { contentWords } from '../../kernel/text/contentWords.ts';
import { detectLanguage } from '../../kernel/text/detectLanguage.ts';
import { REMEMBERED_PASSAGES } from '../../kernel/text/REMEMBERED_PASSAGES.ts';
import { remembered } from '../../kernel/text/remembered.ts';
import { meaningsOf } from '../meaningsOf.ts';

/** Stems of a text, with what they mean. */
export interface Wording {
  stems: ReadonlySet<string>;
  meanings: ReadonlySet<string>;
}

/** The words by which claims are checked. */
export interface ClaimEvidence {
  /** Of each passage, in the order of their numbers; `locale` is null where the language is not clear. */
  passages: readonly (Wording & { locale: Locale | null })[];
  /** Wording of everything else that the business says of itself. */
  others: Wording;
  /** Stems of the visitor's question. */
  asked: ReadonlySet<string>;
}

const readWording = remembered(REMEMBERED_PASSAGES, (text) => {
  const stems = new Set(contentWords(text));
  return { stems, meanings: new Set([...stems].flatMap(meaningsOf)), locale: detectLanguage(text, null) };
});

/**
 * @param passages The passages' texts with their headings, in the order of their numbers.
 * @param others Instructions, names and dates, which every answer may use.
 */
export function claimEvidenceOf(
  passages: readonly string[],
  others: readonly string[],
  question: string,
): ClaimEvidence {
  return {
    passages: passages.map(readWording),
    others: readWording(others.join('\n')),
    asked: new Set(contentWords(question)),
  };
}
