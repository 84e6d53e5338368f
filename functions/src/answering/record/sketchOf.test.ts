import { isSameMeaning } from '@parlance/domain/text/sketch';
import { expect, it } from 'vitest';
import { sketchOf } from './sketchOf.ts';
import { subjectVector } from '../../kernel/text/meaning/subjectVector.ts';

const never = () => Promise.reject(new Error('not asked for'));
const local = {
  embeddingSpace: 'words',
  embedQuery: never,
  sketches: { leastCosine: 0.8, vectorOf: subjectVector },
};

async function meansSame(one: string, other: string): Promise<boolean> {
  return isSameMeaning(await sketchOf(one, local), await sketchOf(other, local));
}

it('tells questions of one meaning in two languages from others', async () => {
  expect(await meansSame('Was kostet der Versand nach Österreich?', 'What does shipping to Austria cost?')).toBe(true);
  expect(await meansSame('Was kostet der Versand nach Italien?', 'What does shipping to Austria cost?')).toBe(false);
  expect(await meansSame('Habt ihr sonntags geöffnet?', 'Do you sell vouchers?')).toBe(false);
});

it('comes near the cosine of two vectors, whatever they are', async () => {
  const vector = (angle: number) =>
    Array.from({ length: 768 }, (_, place) => Math.sin(place * 7.3) + angle * Math.cos(place * 3.1));
  const of = (text: string, leastCosine: number) =>
    sketchOf(text, {
      embeddingSpace: 'model',
      embedQuery: async (asked) => vector(asked === 'one' ? 0 : 0.5),
      sketches: { leastCosine, vectorOf: null },
    });
  // Their cosine is 1 / sqrt(1 + 0.25).
  expect(isSameMeaning(await of('one', 0.75), await of('other', 0.75))).toBe(true);
  expect(isSameMeaning(await of('one', 0.98), await of('other', 0.98))).toBe(false);
});

it('is none while the embedder is away, and means the same as nothing then', async () => {
  const away = await sketchOf('Was kostet das?', { ...local, sketches: { leastCosine: 0.8, vectorOf: null } });
  expect(away).toBeNull();
  expect(isSameMeaning(away, away)).toBe(false);
  const other = { ...local, embeddingSpace: 'other' };
  expect(isSameMeaning(await sketchOf('Preis?', local), await sketchOf('Preis?', other))).toBe(false);
});
