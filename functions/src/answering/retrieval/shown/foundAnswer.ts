import type { Question } from '../../question/question.ts';
import { visitorTexts } from '../../../kernel/i18n/visitorTexts.ts';
import type { Verified } from '../findVerified.ts';
import type { RankedPassage } from '../rankPassages.ts';
import { showPassages } from './showPassages.ts';

/** The result of a search in place of an answer that no model may or can write. Undefined where nothing fits. */
export function foundAnswer(
  { text, locale, widget }: Pick<Question, 'text' | 'locale' | 'widget'>,
  passages: readonly RankedPassage[],
): Verified | undefined {
  const shown = showPassages(text, passages);
  if (shown === undefined) return undefined;
  const { list, citations } = shown;
  const introduction = visitorTexts(locale, widget.formality).found;
  return { text: `${introduction}\n\n${list}`, citations, verdict: 'found', offersContact: true };
}
