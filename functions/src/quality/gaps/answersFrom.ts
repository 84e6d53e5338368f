import { LOCALES } from '@parlance/domain/locales';
import type { AiProvider, OwnAnswer } from '../../ai/AiProvider.ts';
import { isSupported } from '../../answering/checkSentence.ts';
import { evidenceOf } from '../../answering/evidence.ts';
import { CATALOGUES } from '../../kernel/i18n/CATALOGUES.ts';

/** Words that stand in place of somebody's personal data. */
const MASKS = LOCALES.flatMap((locale) => Object.values(CATALOGUES[locale].masks));

/**
 * Answers for everybody to a question, made of a text, in the languages that the provider writes. One with a number, date, price, link
 * or address that does not stand in the text is left out, and one with somebody's personal data. Throws what the provider throws.
 */
export async function answersFrom(
  question: string,
  text: string,
  { generalize }: Pick<AiProvider, 'generalize'>,
  signal: AbortSignal,
): Promise<OwnAnswer[]> {
  const evidence = evidenceOf([text], '');
  const answers = await generalize({ question, text, signal });
  return answers.filter(
    (one) => isSupported(one.answer, evidence) && !MASKS.some((mask) => `${one.question} ${one.answer}`.includes(mask)),
  );
}
