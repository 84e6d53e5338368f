import { SECOND_MS } from '@parlance/domain/durations';
import * as z from 'zod';
import { ExpectedError } from '../../errors/ExpectedError.ts';
import type { Cloud, Method } from './Cloud.ts';

const operationSchema = z.object({
  name: z.optional(z.string()),
  done: z.optional(z.boolean()),
  error: z.optional(z.object({ message: z.string() })),
});

const PAUSE_MS = 3 * SECOND_MS;
/** Ten minutes: a database takes the longest. */
const POLLS = 200;

/**
 * Sends a request that Google answers with a long-running operation (https://google.aip.dev/151) and waits for its end.
 * `base` is what stands before the operation's name in its address. Throws an `ExpectedError` when it fails or takes too long.
 */
export async function runOperation(
  cloud: Cloud,
  base: string,
  [method, url, body]: [Method, string, object],
): Promise<void> {
  let operation = operationSchema.parse(await cloud.request(method, url, body));
  for (let poll = 0; operation.name !== undefined && operation.done !== true; poll += 1) {
    if (poll === POLLS) throw new ExpectedError(`${operation.name} is not done after ten minutes: run this again.`);
    await cloud.sleep(PAUSE_MS);
    operation = operationSchema.parse(await cloud.request('GET', `${base}/${operation.name}`));
  }
  if (operation.error !== undefined) throw new ExpectedError(operation.error.message);
}
