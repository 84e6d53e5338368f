import { figuresSchema } from '@parlance/domain/documents/chats/figures';
import { topicSchema } from '@parlance/domain/documents/chats/topic';
import { newId } from '@parlance/domain/ids';
import { expect, it } from 'vitest';
import { topicRows } from './topicRows.ts';

const chatbotId = newId();
const [shipping, delivery, prices] = [newId(), newId(), newId()];

function topic(id: string, name: string, mergedInto: string | null = null) {
  return { ...topicSchema.parse({ chatbotId, name, key: name, mergedInto, createdAt: new Date(0) }), id };
}

function bucket(day: string, topics: Readonly<Record<string, object>>) {
  return { key: day, from: day, to: day, figures: figuresSchema.parse({ topics }) };
}

it('has a merged topic’s figures at the one that it was merged into, day by day', () => {
  const topics = [topic(shipping, 'Shipping'), topic(delivery, 'Delivery', shipping), topic(prices, 'Prices')];
  const buckets = [
    bucket('2026-11-01', { [shipping]: { conversations: 2, negative: 1 }, [prices]: { conversations: 1 } }),
    bucket('2026-11-02', { [delivery]: { conversations: 3, unanswered: 2 } }),
  ];
  const previous = figuresSchema.parse({ topics: { [delivery]: { conversations: 4 } } });
  expect(topicRows(buckets, previous, topics)).toMatchObject([
    {
      id: shipping,
      name: 'Shipping',
      conversations: 5,
      negative: 1,
      unanswered: 2,
      before: 4,
      course: [
        { day: '2026-11-01', value: 2 },
        { day: '2026-11-02', value: 3 },
      ],
    },
    { id: prices, conversations: 1, before: 0 },
  ]);
});
