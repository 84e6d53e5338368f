import { type Stats, statsSchema } from '@parlance/domain/documents/chats/stats';
import { expect, it } from 'vitest';
import { unansweredOf } from './unansweredOf.ts';

function asked(messageId: string, question: string, hour: number, counter = '') {
  return { chatId: `chat-${messageId}`, messageId, question, at: new Date(Date.UTC(2026, 10, 20, hour)), counter };
}

function day(own: Partial<Stats>): Stats {
  return statsSchema.parse({ chatbotId: 'bot', day: '2026-11-20', ...own });
}

const STATS = [
  day({
    unanswered: { 1: asked('a', 'Do you ship to Austria?', 8, '1'), 2: asked('b', 'Can I pay by invoice?', 9, '2') },
    asked: { 1: 3, 2: 1 },
  }),
  day({ day: '2026-11-21', unanswered: { 1: asked('c', 'Shipping to Austria, do you ship?', 7) } }),
  day({ chatbotId: 'other', unanswered: { 1: asked('d', 'Do you ship to Austria?', 10) } }),
  day({ day: '2026-11-01', unanswered: { 1: asked('e', 'Too old?', 11) } }),
];

it('groups like questions of a chatbot, the most asked first', () => {
  const found = unansweredOf(STATS, ['2026-11-20', '2026-11-21'], 10);
  expect(found.map(({ chatbotId, question, count, messageIds }) => [chatbotId, question, count, messageIds])).toEqual([
    ['bot', 'Do you ship to Austria?', 4, ['a', 'c']],
    ['other', 'Do you ship to Austria?', 1, ['d']],
    ['bot', 'Can I pay by invoice?', 1, ['b']],
  ]);
  expect(unansweredOf(STATS, ['2026-11-20'], 1)).toHaveLength(1);
});
