import type * as z from 'zod';
import type { Cloud } from './Cloud.ts';
import { CloudError } from './CloudError.ts';

/** Gets the resource at an address, or undefined if there is none. Throws a `CloudError` for any other refusal. */
export async function findResource<T>({ request }: Cloud, url: string, schema: z.ZodType<T>): Promise<T | undefined> {
  try {
    return schema.parse(await request('GET', url));
  } catch (error) {
    if (error instanceof CloudError && error.status === 404) return undefined;
    throw error;
  }
}
