import { SECOND_MS } from '@parlance/domain/durations';
import { LOCALES } from '@parlance/domain/locales';
import type { AiProvider } from '../../ai/AiProvider.ts';
import { logEvent } from '../../kernel/platform/log/logEvent.ts';
import { isWrittenIn } from './isWrittenIn.ts';
import type { Question } from './question.ts';

const TIMEOUT_MS = 4 * SECOND_MS;
/** Other languages say the same in at most so many times the letters. */
const LONGEST = 3;
/** Our texts have neither figures nor addresses: what has any is no translation of them. */
const INVENTED = /[\p{N}@]|\/\/|www\./u;

/**
 * A fixed text in the language of the question, as the model translates it, where that is plainly none of the product's; as it
 * is elsewhere, without a model that translates, and where the translation fails or is none.
 */
export async function inVisitorsLanguage(
  text: string,
  { text: like }: Pick<Question, 'text'>,
  { translate }: Pick<AiProvider, 'translate'>,
  signal: AbortSignal,
): Promise<string> {
  if (translate === null || LOCALES.some((locale) => isWrittenIn(locale, like))) return text;
  try {
    const timeout = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
    const translation = (await translate({ text, like, signal: timeout })).trim();
    const isOne = translation !== '' && translation.length <= LONGEST * text.length && !INVENTED.test(translation);
    return isOne ? translation : text;
  } catch (error) {
    if (!signal.aborted) logEvent('refusal not translated', {}, error);
    return text;
  }
}
