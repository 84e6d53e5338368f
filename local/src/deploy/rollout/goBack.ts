import path from 'node:path';
import * as z from 'zod';
import { ExpectedError } from '../../errors/ExpectedError.ts';
import { allPages } from '../cloud/allPages.ts';
import type { Cloud } from '../cloud/Cloud.ts';
import { functionServices } from './functionServices.ts';
import { sendTraffic } from './sendTraffic.ts';

const revisionsSchema = z.object({
  revisions: z.optional(z.array(z.object({ name: z.string(), createTime: z.string() }))),
});

/** Id of the newest revision that was there at a time, or undefined of a function that came later. */
async function revisionAt(cloud: Cloud, service: string, time: Date): Promise<string | undefined> {
  const pages = await allPages(cloud, `https://run.googleapis.com/v2/${service}/revisions`, revisionsSchema);
  const newest = pages
    .flatMap(({ revisions = [] }) => revisions)
    .map(({ name, createTime }) => ({ id: path.posix.basename(name), at: Date.parse(createTime) }))
    .filter(({ at }) => at <= time.getTime())
    .toSorted((one, other) => other.at - one.at)[0];
  return newest?.id;
}

/**
 * Sends the requests of all functions back to the revisions that were the newest at a time, each as soon as its revision stands. Functions
 * that came later stay as they are. The next deployment sends requests on again. Throws an `ExpectedError` that names those that did not go back.
 */
export async function goBack(cloud: Cloud, time: Date): Promise<string> {
  const services = await functionServices(cloud);
  const results = await Promise.allSettled(
    services.map(async (service) => {
      const revision = await revisionAt(cloud, service, time);
      if (revision !== undefined) await sendTraffic(cloud, service, { revision });
      return revision;
    }),
  );
  const failed = results.flatMap((result, place) =>
    result.status === 'rejected' ? [`${path.posix.basename(services[place] ?? '')}: ${String(result.reason)}`] : [],
  );
  if (failed.length > 0) throw new ExpectedError(`Not all functions went back. ${failed.join(' ')}`);
  const back = results.filter((result) => result.status === 'fulfilled' && result.value !== undefined).length;
  if (back === 0) throw new ExpectedError('No function was there at that time.');
  return `${back} of ${services.length} functions serve as at ${time.toISOString()}`;
}
