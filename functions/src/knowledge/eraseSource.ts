import { paths } from '@parlance/domain/paths';
import { removeChunks } from './chunks/removeChunks.ts';
import { db } from '../kernel/platform/app.ts';
import { deleteFolder } from '../kernel/platform/deleteFolder.ts';
import { refs } from '../kernel/platform/refs.ts';
import { deleteWhileGone } from './sources/deleteWhileGone.ts';

/**
 * Deletes what was made of a source whose document is gone: chunks, contradictions, the pages of a website, and the file where the source
 * is not kept to be brought back. One that has come back meanwhile keeps all that it has.
 */
export async function eraseSource(orgId: string, sourceId: string): Promise<void> {
  // Both as of one moment: between two reads it could come back.
  const [source, removed] = await db.getAll(refs.source(orgId, sourceId), refs.removedSource(orgId, sourceId));
  if (source?.exists === true) return;
  await removeChunks(orgId, sourceId, { whileGone: true });
  const contradictions = db.collection(paths.contradictions(orgId)).where('sourceIds', 'array-contains', sourceId);
  await deleteWhileGone(orgId, sourceId, contradictions.select());
  await deleteWhileGone(orgId, sourceId, db.collection(paths.pages(orgId, sourceId)).select());
  if (removed?.exists !== true || removed.get('isErasing') === true)
    await deleteFolder(paths.sourceFolder(orgId, sourceId));
}
