import type { AiProvider, GenerationUsage } from '../../ai/AiProvider.ts';
import { visitorTexts } from '../../kernel/i18n/visitorTexts.ts';
import type { AnswerEvent } from '../answer.ts';
import { inVisitorsLanguage } from '../question/inVisitorsLanguage.ts';
import type { Question } from '../question/question.ts';
import type { RankedPassage } from '../retrieval/rankPassages.ts';
import { showPassages } from '../retrieval/shown/showPassages.ts';

interface Unanswered {
  question: Question;
  /** The question as it was looked up. */
  searchQuery: string;
  /** Passages that were found, best first. */
  passages: readonly RankedPassage[];
  /** True if something of the rules or the instructions would have come out. */
  isLeak: boolean;
  usage: GenerationUsage | null;
  signal: AbortSignal;
}

/** Gives the visitor what there is where no sentence is sure: passages near the question, else a refusal, in their language. */
export async function* giveInstead(
  { question, searchQuery, passages, isLeak, usage, signal }: Unanswered,
  provider: AiProvider,
): AsyncGenerator<AnswerEvent, void> {
  const { widget, locale } = question;
  const { deflection, refusal, suggested } = visitorTexts(locale, widget.formality);
  const say = (text: string) => inVisitorsLanguage(text, question, provider, signal);
  if (isLeak) {
    yield { type: 'text', text: await say(deflection.replaceAll('{name}', widget.orgName)) };
    // A question for the instructions is none that a document should answer.
    yield { type: 'finished', verdict: 'small-talk', usage, offersContact: false };
    return;
  }
  const shown = showPassages(searchQuery, passages);
  if (shown === undefined) {
    yield { type: 'text', text: await say(refusal) };
    yield { type: 'finished', verdict: 'refused', usage, offersContact: true };
    return;
  }
  for (const citation of shown.citations) yield { type: 'citation', citation };
  yield { type: 'text', text: `${await say(suggested)}\n\n${shown.list}` };
  yield { type: 'finished', verdict: 'suggested', usage, offersContact: true };
}
