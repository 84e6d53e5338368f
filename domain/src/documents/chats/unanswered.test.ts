import { type ChatEvent, type Message, messageSchema, newVisitorMessage } from './message.ts';
import { expect, it } from 'vitest';
import { unanswered } from './unanswered.ts';

const said = { chatbotId: 'bot', text: '', at: new Date(0), verdict: 'answered', agentUid: 'ada', agentName: 'Ada' };

function message(id: string, role: Message['role'], event?: ChatEvent['event']) {
  return { ...messageSchema.parse({ ...said, role, event }), id };
}

it('finds the questions that have no answer', () => {
  expect([...unanswered([message('q', 'user'), message('q.answer', 'assistant'), message('r', 'user')])]).toEqual([
    'r',
  ]);
});

it('expects no answer of the chatbot to what is written to an agent', () => {
  const messages = [
    message('a', 'user'),
    message('1', 'event', 'handover-requested'),
    message('b', 'user'),
    message('2', 'event', 'agent-joined'),
    message('c', 'user'),
    message('3', 'agent'),
    message('d', 'user'),
    message('4', 'event', 'agent-left'),
    message('e', 'user'),
  ];
  expect([...unanswered(messages)]).toEqual(['a', 'e']);
});

it('expects no answer of the chatbot to what went to the team at once', () => {
  const toTeam = newVisitorMessage({ chatbotId: 'bot', text: 'A mail', at: new Date(0), charged: false });
  const failed = newVisitorMessage({ chatbotId: 'bot', text: 'Why?', at: new Date(0), charged: false, number: 1 });
  expect([
    ...unanswered([
      { ...toTeam, id: 'a' },
      { ...failed, id: 'b' },
    ]),
  ]).toEqual(['b']);
});
