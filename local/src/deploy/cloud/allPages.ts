import * as z from 'zod';
import type { Cloud } from './Cloud.ts';

const pageSchema = z.object({ nextPageToken: z.optional(z.string()) });

/** All pages of a list of a Google API, each as `schema` reads it (https://google.aip.dev/158). Throws as `Cloud.request` does. */
export async function allPages<T>({ request }: Cloud, url: string, schema: z.ZodType<T>): Promise<T[]> {
  const pages: T[] = [];
  const address = new URL(url);
  for (;;) {
    const page: unknown = await request('GET', address.href);
    pages.push(schema.parse(page));
    const { nextPageToken = '' } = pageSchema.parse(page);
    if (nextPageToken === '') return pages;
    address.searchParams.set('pageToken', nextPageToken);
  }
}
