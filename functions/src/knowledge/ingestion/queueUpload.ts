import { getStorage } from 'firebase-admin/storage';
import { addToLogContext } from '../../kernel/platform/log/logContext.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { enqueueIngestion } from './enqueueIngestion.ts';
import { parseSourcePath } from './parseSourcePath.ts';
import { withoutClaims } from './withoutClaims.ts';

interface StoredObject {
  bucket: string;
  name: string;
  /** The generation of the object's content: another upload to the same name has another one. */
  generation: number | string;
  /** Metadata that the client sent with it. */
  metadata?: Record<string, string>;
}

/** Queues the reading of a document that has arrived, once per object generation, without what its client said of it. A file that no source waits for, nor could come back to, is deleted. */
export async function queueUpload(stored: StoredObject): Promise<void> {
  const { name, generation } = stored;
  const place = parseSourcePath(name);
  if (place === undefined) return;
  addToLogContext(place);
  const source = (await refs.source(place.orgId, place.sourceId).get()).data();
  const file = getStorage().bucket(stored.bucket).file(name);
  // Removed while it was uploaded, it can still be brought back.
  if (source === undefined && !(await refs.removedSource(place.orgId, place.sourceId).get()).exists) {
    await file.delete({ ignoreNotFound: true });
    return;
  }
  const [isThere] = await file.exists();
  if (isThere) await file.setMetadata({ metadata: withoutClaims(stored.metadata) });
  if (source?.status === 'pending') await enqueueIngestion(place.orgId, place.sourceId, String(generation));
}
