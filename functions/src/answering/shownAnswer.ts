import type { AnswerMessage } from '@parlance/domain/documents/chats/message';
import { withoutMarks } from './checkSentence.ts';

type Shown = Pick<AnswerMessage, 'text' | 'citations' | 'verdict'>;

/**
 * A stored answer as its visitor gets it. A revised one is the business's own: neither a refusal, which would offer the contact
 * form, nor with marks and passages of the former answer.
 */
export function shownAnswer({ text, citations, verdict, revised }: Shown & Pick<AnswerMessage, 'revised'>): Shown {
  return revised ? { text: withoutMarks(text), citations: [], verdict: 'verified' } : { text, citations, verdict };
}
