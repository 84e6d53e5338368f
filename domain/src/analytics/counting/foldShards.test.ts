import { expect, it } from 'vitest';
import { figureShardSchema } from '../../documents/chats/figureShard.ts';
import { statsSchema } from '../../documents/chats/stats.ts';
import { foldShards } from './foldShards.ts';

const own = { chatbotId: 'bot', day: '2026-11-20' };
const asked = (question: string, minute: number) => ({
  chatId: 'chat',
  messageId: `m-${minute}`,
  question,
  at: new Date(Date.UTC(2026, 10, 20, 9, minute)),
  counter: '7',
  sketch: null,
});

it('adds up what shards have counted, also what moved away again', () => {
  const day = statsSchema.parse({ ...own, messages: 3, depth: { quick: 2 }, hours: { 9: 3 } });
  const shards = [
    { messages: 2, depth: { quick: -1, medium: 1 }, hours: { 9: 1, 10: 1 } },
    { messages: 1, hours: { 10: 1 } },
  ].map((figures) => figureShardSchema.parse({ ...own, figures }));
  expect(foldShards(day, shards)).toEqual(
    statsSchema.parse({ ...own, messages: 6, depth: { quick: 1, medium: 1 }, hours: { 9: 4, 10: 2 } }),
  );
  expect(foldShards(day, [])).toEqual(day);
});

it('keeps the latest question of a place, in whatever order its shards come, and counts each', () => {
  const shard = (question: string, minute: number) =>
    figureShardSchema.parse({ ...own, unanswered: { 3: asked(question, minute) }, asked: { 7: 1 } });
  const shards = [shard('Second?', 2), shard('Third?', 3), shard('First?', 1)];
  for (const some of [shards, shards.toReversed()]) {
    const day = foldShards(statsSchema.parse({ ...own, asked: { 7: 1, 8: 2 } }), some);
    expect(day.unanswered).toEqual({ 3: asked('Third?', 3) });
    expect(day.asked).toEqual({ 7: 4, 8: 2 });
  }
});
