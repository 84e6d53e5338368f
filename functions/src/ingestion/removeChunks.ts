import { db } from '../platform/app.ts';
import { refs } from '../platform/refs.ts';

const BATCH = 400;

/** Deletes the chunks of a source, all or those of other hashes than `keep`, and says how many went. */
export async function removeChunks(orgId: string, sourceId: string, keep?: ReadonlySet<string>): Promise<number> {
  const found = await refs.chunks(orgId).where('sourceId', '==', sourceId).select('hash').withConverter(null).get();
  const doomed = found.docs.filter((chunk) => !(keep?.has(chunk.id) ?? false));
  for (let start = 0; start < doomed.length; start += BATCH) {
    const batch = db.batch();
    for (const chunk of doomed.slice(start, start + BATCH)) batch.delete(chunk.ref);
    await batch.commit();
  }
  return doomed.length;
}
