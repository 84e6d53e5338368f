import { monthSchema } from '@parlance/domain/documents/chats/month';
import { statsSchema } from '@parlance/domain/documents/chats/stats';
import { newId } from '@parlance/domain/ids';
import { expect, it } from 'vitest';
import { bucketsOf } from './bucketsOf.ts';

const chatbotId = newId();

function day(name: string, messages: number) {
  return statsSchema.parse({ chatbotId, day: name, messages });
}

it('has a place for every day, also those without figures', () => {
  const buckets = bucketsOf([day('2026-11-02', 3), day('2026-11-02', 4)], {
    from: '2026-11-01',
    to: '2026-11-03',
    days: 3,
  });
  expect(buckets.map(({ key, figures }) => [key, figures.messages])).toEqual([
    ['2026-11-01', 0],
    ['2026-11-02', 7],
    ['2026-11-03', 0],
  ]);
});

it('adds days to months in a longer period', () => {
  const whole = monthSchema.parse({
    chatbotId,
    month: '2026-07',
    until: '2026-07-31',
    messages: 50,
    writtenAt: new Date(0),
  });
  const buckets = bucketsOf([day('2026-06-29', 1), day('2026-06-30', 2), whole], {
    from: '2026-06-15',
    to: '2026-10-20',
    days: 128,
  });
  expect(buckets.map(({ key, from, to, figures }) => [key, from, to, figures.messages])).toEqual([
    ['2026-06', '2026-06-15', '2026-06-30', 3],
    ['2026-07', '2026-07-01', '2026-07-31', 50],
    ['2026-08', '2026-08-01', '2026-08-31', 0],
    ['2026-09', '2026-09-01', '2026-09-30', 0],
    ['2026-10', '2026-10-01', '2026-10-20', 0],
  ]);
});
