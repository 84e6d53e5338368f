import { SECOND_MS } from '@parlance/domain/durations';
import * as z from 'zod';
import { ExpectedError } from '../../errors/ExpectedError.ts';
import type { Cloud } from '../cloud/Cloud.ts';
import { AS_IT_WAS } from './AS_IT_WAS.ts';

const PAUSE_MS = 10 * SECOND_MS;
/** Half an hour: indexes over much data take long, and a query without its index fails. */
const POLLS = 180;

const indexesSchema = z.object({ indexes: z.optional(z.array(z.object({ name: z.string(), state: z.string() }))) });

/** Waits until every index is READY. Throws an `ExpectedError` for one that needs repair or takes longer than half an hour. */
export async function awaitIndexes({ projectId, request, sleep }: Cloud): Promise<string> {
  const url = `https://firestore.googleapis.com/v1/projects/${projectId}/databases/(default)/collectionGroups/-/indexes`;
  for (let poll = 0; ; poll += 1) {
    const { indexes = [] } = indexesSchema.parse(await request('GET', url));
    const broken = indexes.find(({ state }) => state === 'NEEDS_REPAIR');
    if (broken !== undefined) throw new ExpectedError(`${broken.name} needs repair: delete it and run this again.`);
    const building = indexes.filter(({ state }) => state !== 'READY').length;
    if (building === 0) return poll === 0 ? AS_IT_WAS : `${indexes.length} indexes are ready`;
    if (poll === POLLS) throw new ExpectedError(`${building} indexes are still being built: run this again later.`);
    await sleep(PAUSE_MS);
  }
}
