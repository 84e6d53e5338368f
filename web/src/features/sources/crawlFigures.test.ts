import { describe, expect, it } from 'vitest';
import { crawlFigures } from './crawlFigures.ts';

describe('crawlFigures', () => {
  it('counts what still waits', () => {
    const figures = crawlFigures({ pagesFound: 10, pagesIndexed: 4, pagesSkipped: 2, pagesFailed: 1 });
    expect(figures.map(({ outcome, pages }) => [outcome, pages])).toEqual([
      ['indexed', 4],
      ['skipped', 2],
      ['failed', 1],
      ['waiting', 3],
    ]);
  });

  it('fills the bar exactly, also where a page counts twice', () => {
    const figures = crawlFigures({ pagesFound: 3, pagesIndexed: 3, pagesSkipped: 0, pagesFailed: 1 });
    expect(figures.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  });

  it('is empty before anything is found', () => {
    const figures = crawlFigures({ pagesFound: 0, pagesIndexed: 0, pagesSkipped: 0, pagesFailed: 0 });
    expect(figures.every(({ share }) => share === 0)).toBe(true);
  });
});
