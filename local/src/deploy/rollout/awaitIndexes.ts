import { SECOND_MS } from '@parlance/domain/durations';
import * as z from 'zod';
import { ExpectedError } from '../../errors/ExpectedError.ts';
import { allPages } from '../cloud/allPages.ts';
import type { Cloud } from '../cloud/Cloud.ts';
import { firestoreList } from './firestoreList.ts';
import { AS_IT_WAS } from '../steps/AS_IT_WAS.ts';

const PAUSE_MS = 10 * SECOND_MS;
/** Half an hour: indexes over much data take long, and a query without its index fails. */
const POLLS = 180;

const indexSchema = z.object({ name: z.optional(z.string()), state: z.string() });
const pageSchema = z.object({
  indexes: z.optional(z.array(indexSchema)),
  fields: z.optional(
    z.array(
      z.object({ name: z.string(), indexConfig: z.optional(z.object({ indexes: z.optional(z.array(indexSchema)) })) }),
    ),
  ),
});

interface Index {
  name: string;
  state: string;
}

/** The composite indexes, or those of fields with settings of their own. */
async function listIndexes(cloud: Cloud, list: 'indexes' | 'fields'): Promise<Index[]> {
  const pages = await allPages(cloud, firestoreList(cloud, list), pageSchema);
  return pages.flatMap(({ indexes = [], fields = [] }) => [
    ...indexes.map(({ name = '', state }) => ({ name, state })),
    ...fields.flatMap(({ name, indexConfig }) => (indexConfig?.indexes ?? []).map(({ state }) => ({ name, state }))),
  ]);
}

/**
 * Waits until every index is READY, those of single fields across collections too. Throws an `ExpectedError` for one that needs repair or
 * takes longer than half an hour.
 */
export async function awaitIndexes(cloud: Cloud): Promise<string> {
  for (let poll = 0; ; poll += 1) {
    const indexes = [...(await listIndexes(cloud, 'indexes')), ...(await listIndexes(cloud, 'fields'))];
    const broken = indexes.find(({ state }) => state === 'NEEDS_REPAIR');
    if (broken !== undefined) throw new ExpectedError(`${broken.name} needs repair: delete it and run this again.`);
    const building = indexes.filter(({ state }) => state !== 'READY').length;
    if (building === 0) return poll === 0 ? AS_IT_WAS : `${indexes.length} indexes are ready`;
    if (poll === POLLS) throw new ExpectedError(`${building} indexes are still being built: run this again later.`);
    await cloud.sleep(PAUSE_MS);
  }
}
