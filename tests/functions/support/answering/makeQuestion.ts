import type { Widget } from '@parlance/domain/documents/chatbots/widget';
import type { Question } from '../../../../functions/src/answering/question/question.ts';
import { makeAsk } from './makeAsk.ts';

/** A question from a visitor of a new chat, as it is counted and stored. */
export function makeQuestion(widget: Widget, overrides: Partial<Question> = {}): Question {
  const { signal: _signal, send: _send, ...asked } = makeAsk('chatbot', 'What does shipping cost?');
  return { ...asked, widget, askedAt: new Date(), ...overrides };
}
