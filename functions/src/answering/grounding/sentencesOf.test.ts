import { describe, expect, it } from 'vitest';
import { CUT_SHORT } from '../../ai/CUT_SHORT.ts';
import { sentencesOf } from './sentencesOf.ts';

const TEXT = 'Delivery costs 4.90 euros [1]. It takes z. B. three days [2]. Am 3. Mai is closed!\nLast line';

async function cut(parts: readonly string[]): Promise<string[]> {
  async function* stream() {
    yield* parts;
  }
  const sentences: string[] = [];
  for await (const sentence of sentencesOf(stream())) sentences.push(sentence);
  return sentences;
}

describe('sentencesOf', () => {
  it('cuts behind marks and line ends, not behind abbreviations and ordinals', async () => {
    expect(await cut([TEXT])).toEqual([
      'Delivery costs 4.90 euros [1]. ',
      'It takes z. B. three days [2]. ',
      'Am 3. Mai is closed!\n',
      'Last line',
    ]);
  });

  it('gives back the stream to the letter, however it is chopped', async () => {
    for (let size = 1; size <= 12; size += 1) {
      const parts = TEXT.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g')) ?? [];
      expect((await cut(parts)).join('')).toBe(TEXT);
    }
  });

  it('drops a last sentence that was cut short, and keeps one that was whole', async () => {
    expect(await cut([`It costs 5 €. It takes${CUT_SHORT}`])).toEqual(['It costs 5 €. ']);
    expect(await cut([`It costs 5 €. It is free [1]${CUT_SHORT}`])).toEqual(['It costs 5 €. ', 'It is free [1]']);
    expect(await cut(['It costs 5 €.', CUT_SHORT])).toEqual(['It costs 5 €.']);
    expect(await cut([CUT_SHORT])).toEqual([]);
  });

  it.each([
    ['We ship. [1, 2] Next one.', ['We ship. [1, 2] ', 'Next one.']],
    ['We ship. [Source 1] Next one.', ['We ship. [Source 1] ', 'Next one.']],
    ['We ship. (1) Next one.', ['We ship. (1) ', 'Next one.']],
    ['We ship.¹ Next one.', ['We ship.¹ ', 'Next one.']],
    ['We ship【1†a.md】. Next one.', ['We ship【1†a.md】. ', 'Next one.']],
    ['See it. [Our page](https://a.example) says so.', ['See it. ', '[Our page](https://a.example) says so.']],
    ['我们发货到奥地利。[1]运费是五欧元。', ['我们发货到奥地利。[1]', '运费是五欧元。']],
    ['送料は無料です。「返品」は14日以内です。', ['送料は無料です。', '「返品」は14日以内です。']],
  ])('keeps the marks of %j with their sentence', async (text, sentences) => {
    expect(await cut(Array.from(text))).toEqual(sentences);
  });
});
