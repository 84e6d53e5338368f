import { describe, expect, it } from 'vitest';
import { readFloors } from '../../eval/readFloors.ts';
import { scoreAnswers } from '../../eval/scoreAnswers.ts';
import { supportCorpus } from '../../eval/supportCorpus.ts';
import { xquadCorpus } from '../../eval/xquadCorpus.ts';

const corpora = [];
for (const language of ['en', 'de'] as const) {
  corpora.push(await supportCorpus(language));
  const xquad = await xquadCorpus(language);
  if (xquad !== undefined) corpora.push(xquad);
}

describe.each(corpora)('answers to the questions of $name in $language', (corpus) => {
  it('are found, held and refused as well as tests/eval/floors.json asks', async () => {
    const scores = new Map(Object.entries(await scoreAnswers(corpus)));
    const floors = Object.entries((await readFloors())[`${corpus.name}.${corpus.language}`] ?? {});
    expect(floors.length).toBeGreaterThan(0);
    const below = floors.filter(([figure, floor]) => (scores.get(figure) ?? 0) < floor);
    expect({ below, scores: below.length === 0 ? undefined : scores }).toEqual({ below: [], scores: undefined });
  });

  it('are found better than by MiniSearch on the same texts', async () => {
    const { mrr, miniSearchMrr, recallAt5, miniSearchRecallAt5 } = await scoreAnswers(corpus);
    expect(mrr).toBeGreaterThan(miniSearchMrr);
    expect(recallAt5).toBeGreaterThanOrEqual(miniSearchRecallAt5);
  });
});
