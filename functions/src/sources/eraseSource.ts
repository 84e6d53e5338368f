import { paths } from '@parlance/domain/paths';
import { removeChunks } from '../chunks/removeChunks.ts';
import { db } from '../platform/app.ts';
import { deleteFolder } from '../platform/deleteFolder.ts';
import { refs } from '../platform/refs.ts';
import { deleteInBatches } from '../platform/writes/deleteInBatches.ts';
import { updateInBatches } from '../platform/writes/updateInBatches.ts';

/**
 * Deletes what was made of a source whose document is gone: chunks, contradictions, the pages of a website, and the file where the source
 * is not kept to be brought back. One that has come back meanwhile keeps all that it has.
 */
export async function eraseSource(orgId: string, sourceId: string): Promise<void> {
  // Both as of one moment: between two reads it could come back.
  const [source, removed] = await db.getAll(refs.source(orgId, sourceId), refs.removedSource(orgId, sourceId));
  if (source?.exists === true) return;
  await removeChunks(orgId, sourceId, { whileGone: true });
  await deleteInBatches(
    db.collection(paths.contradictions(orgId)).where('sourceIds', 'array-contains', sourceId).select(),
  );
  if (!(await refs.source(orgId, sourceId).get()).exists)
    await updateInBatches(db.collection(paths.pages(orgId, sourceId)), (batch, page) => batch.delete(page.ref));
  if (removed?.exists !== true || removed.get('isErasing') === true)
    await deleteFolder(paths.sourceFolder(orgId, sourceId));
}
