import { expect, it } from 'vitest';
import { sourcesCell } from './sourcesCell.ts';

it('names each source with its place and the words that were shown of it', () => {
  const citation = { n: 1, sourceId: 's1', sourceName: 'prices.pdf', heading: 'Repairs', page: 3, url: null };
  const page = { n: 2, sourceId: 's2', sourceName: 'Shop', heading: '', page: null, url: 'https://shop.example/faq' };
  expect(
    sourcesCell([
      { ...citation, quote: 'A zip\n  costs 18 euros.' },
      { ...page, quote: 'Closed on Sundays.' },
    ]),
  ).toBe(
    '[1] prices.pdf, Repairs, p. 3: “A zip costs 18 euros.”\n[2] Shop, https://shop.example/faq: “Closed on Sundays.”',
  );
  expect(sourcesCell([])).toBe('');
});
