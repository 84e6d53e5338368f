import { paths } from '@parlance/domain/paths';
import { getStorage } from 'firebase-admin/storage';
import { removeChunks } from '../chunks/removeChunks.ts';
import { db } from '../platform/app.ts';
import { deleteInBatches } from '../platform/writes/deleteInBatches.ts';
import { updateInBatches } from '../platform/writes/updateInBatches.ts';

/** Deletes what was made of a source whose document is gone: chunks, contradictions, files and the pages of a website. */
export async function eraseSource(orgId: string, sourceId: string): Promise<void> {
  await removeChunks(orgId, sourceId);
  await deleteInBatches(
    db.collection(paths.contradictions(orgId)).where('sourceIds', 'array-contains', sourceId).select(),
  );
  await updateInBatches(db.collection(paths.pages(orgId, sourceId)), (batch, page) => batch.delete(page.ref));
  const [files] = await getStorage()
    .bucket()
    .getFiles({ prefix: paths.sourceFolder(orgId, sourceId) });
  await Promise.all(files.map((file) => file.delete({ ignoreNotFound: true })));
}
