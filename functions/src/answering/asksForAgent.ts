import type { Question } from './question/question.ts';
import { smallTalkOf } from './smallTalk/smallTalkOf.ts';

/** True iff a question, answered with `verdict`, is the wish for a person, where the chatbot offers one. */
export function asksForAgent({ text, widget }: Pick<Question, 'text' | 'widget'>, verdict: string): boolean {
  return verdict === 'small-talk' && widget.handover.isOffered && smallTalkOf(text) === 'agent';
}
