import { answerIdOf } from '@parlance/domain/widget/answerId';
import type { ChatMessage } from '@parlance/domain/widget/chatMessage';
import { expect, it } from 'vitest';
import { unfinishedQuestion } from './unfinishedQuestion.ts';

function message(messageId: string, fields: Partial<ChatMessage> = {}): ChatMessage {
  return {
    messageId,
    role: 'user',
    text: 'When?',
    at: '2026-11-23T12:00:00.000Z',
    citations: [],
    verdict: null,
    rating: null,
    revised: false,
    agentName: null,
    event: null,
    ...fields,
  };
}

const QUESTION = message('q1');
const answerTo = (id: string, verdict: ChatMessage['verdict']) =>
  message(answerIdOf(id), { role: 'assistant', verdict });
const ASKED = { messageId: 'q1', text: 'When?', regenerates: undefined };

it.each([
  ['the question alone', [QUESTION], ASKED],
  ['an answer that was cut', [QUESTION, answerTo('q1', 'incomplete')], ASKED],
  ['a whole answer', [QUESTION, answerTo('q1', 'answered')], undefined],
  ['nothing', [], undefined],
  ['another question after it', [QUESTION, message('q2')], undefined],
  ['an agent who wrote since', [QUESTION, message('a1', { role: 'agent' })], undefined],
  ['a question before it, and it never arrived', [message('q0'), answerTo('q0', 'answered')], undefined],
])('of a conversation that ends with %s', (_, messages, expected) => {
  expect(unfinishedQuestion({ messages, mode: 'bot' }, 'q1')).toEqual(expected);
});

it('is none where an agent answers, or nothing was under way', () => {
  expect(unfinishedQuestion({ messages: [QUESTION], mode: 'human' }, 'q1')).toBeUndefined();
  expect(unfinishedQuestion({ messages: [QUESTION], mode: 'bot' }, null)).toBeUndefined();
});

it('names the question whose other answer was under way', () => {
  const messages = [QUESTION, answerTo('q1', 'answered'), message('q2')];
  expect(unfinishedQuestion({ messages, mode: 'bot' }, 'q2')?.regenerates).toBe('q1');
});
