import { expect, it } from 'vitest';
import * as z from 'zod';
import { allPages } from './allPages.ts';
import type { Method } from './Cloud.ts';

const schema = z.object({ names: z.array(z.string()) });

function listOf(pages: Readonly<Record<string, object>>) {
  const asked: string[] = [];
  const request = async (_: Method, url: string) => {
    asked.push(url);
    return pages[new URL(url).searchParams.get('pageToken') ?? ''];
  };
  return { asked, cloud: { projectId: 'p', request, sleep: async () => undefined } };
}

it('asks for page after page, keeps the rest of the address, and ends with an empty token as with none', async () => {
  for (const end of [{}, { nextPageToken: '' }]) {
    const { cloud, asked } = listOf({ '': { names: ['a'], nextPageToken: 'b&c' }, 'b&c': { names: ['d'], ...end } });
    expect(await allPages(cloud, 'https://x.googleapis.com/v1/list?filter=a%3Ab', schema)).toEqual([
      { names: ['a'] },
      { names: ['d'] },
    ]);
    expect(asked.map((url) => [...new URL(url).searchParams])).toEqual([
      [['filter', 'a:b']],
      [
        ['filter', 'a:b'],
        ['pageToken', 'b&c'],
      ],
    ]);
  }
});
