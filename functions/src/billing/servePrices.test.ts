import { describe, expect, it, vi } from 'vitest';
import { servePrices } from './servePrices.ts';

const list = { prices: [{ plan: 'pro', cents: 1000, currency: 'usd' } as const] };
const read = vi.fn<() => Promise<typeof list>>(async () => list);
const ask = (path: string, method = 'GET') => servePrices({ method, path }, read);

describe('servePrices', () => {
  it('gives the price list to anybody, to be kept for five minutes', async () => {
    const { status, headers, body } = await ask('/prices/current.json');
    expect([status, headers['Cache-Control'], JSON.parse(body)]).toEqual([
      200,
      'public, max-age=300, s-maxage=300',
      list,
    ]);
  });

  it('reads nothing for any other address or method', async () => {
    read.mockClear();
    const answers = [await ask('/prices/other.json'), await ask('/prices'), await ask('/prices/current.json', 'POST')];
    expect(answers.map(({ status, headers }) => [status, headers['Cache-Control']])).toEqual([
      [404, 'no-store'],
      [404, 'no-store'],
      [405, 'no-store'],
    ]);
    expect(read).not.toHaveBeenCalled();
  });
});
