import { describe, expect, it } from 'vitest';
import { createLocalProvider } from '../../functions/src/ai/vendors/local/createLocalProvider.ts';
import { belowFloors } from './belowFloors.ts';
import { ownCorpora } from './ownCorpora.ts';
import { rowsOf } from './rowsOf.ts';
import { runCorpora } from './runCorpora.ts';

const rows = rowsOf(await runCorpora(await ownCorpora(), createLocalProvider()));
const wholes = [...rows].filter(([name]) => name.split('.').length === 2);

describe('answers to the questions of the evaluation', () => {
  it('are found, held and refused as well as tests/eval/floors.json asks', async () => {
    expect(await belowFloors(rows)).toEqual([]);
  });

  it.each(wholes)('of %s come to the right passage more often than with MiniSearch', (_, scores) => {
    expect(scores.recallAt1).toBeGreaterThanOrEqual(scores.miniSearchAt1 ?? 1);
  });

  it('of XQuAD have it among the first five more often than with MiniSearch', () => {
    for (const [, scores] of wholes.filter(([name]) => name.startsWith('xquad.')))
      expect(scores.recallAt5).toBeGreaterThan(scores.miniSearchAt5 ?? 1);
  });
});
