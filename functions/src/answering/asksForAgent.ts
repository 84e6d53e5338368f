import type { Question } from './question/question.ts';
import { smallTalkOf } from './smallTalk/smallTalkOf.ts';

/** True iff a question, answered with `verdict`, is the wish for a person or a complaint, where the chatbot offers a person. */
export function asksForAgent({ text, widget }: Pick<Question, 'text' | 'widget'>, verdict: string): boolean {
  if (verdict !== 'small-talk' || !widget.handover.isOffered) return false;
  const kind = smallTalkOf(text);
  return kind === 'agent' || kind === 'sorry';
}
