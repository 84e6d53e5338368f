import { describe, expect, it } from 'vitest';
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
});
