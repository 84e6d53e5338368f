import { userSchema } from '@parlance/domain/documents/accounts/user';
import { MINUTE_MS } from '@parlance/domain/durations';
import { paths } from '@parlance/domain/paths';
import { withoutOrg } from '../members/withoutOrg.ts';
import { db } from '../../kernel/platform/app.ts';
import { deleteFolder } from '../../kernel/platform/deleteFolder.ts';
import { updateInBatches } from '../../kernel/platform/writes/updateInBatches.ts';
import { refs } from '../../kernel/platform/refs.ts';

/** Longer than any function that may still be writing for the organization: an answer, an ingestion, an upload. */
const SETTLED_MS = 15 * MINUTE_MS;

/** Collections outside an organization's own tree that hold documents of it, with the field that names it. */
const TOP_LEVEL_COLLECTIONS = [
  ['widgets', 'orgId'],
  ['accessKeyHashes', 'orgId'],
  ['accountTokens', 'orgId'],
  ['mail', 'message.orgId'],
] as const;

/**
 * Erases everything of an organization that has been ended. Running it twice is harmless, and needed: what was under way when
 * access ended may write for some minutes, so the erasure stays open until a run after that time has found and taken all.
 */
export async function eraseOrg(orgId: string, now = new Date()): Promise<void> {
  const erasure = (await refs.erasure(orgId).get()).data();
  if (erasure === undefined) return;
  await updateInBatches(db.collection('users').where('orgIds', 'array-contains', orgId), (batch, user) =>
    batch.update(user.ref, withoutOrg(userSchema.parse(user.data()), orgId)),
  );
  for (const [collection, field] of TOP_LEVEL_COLLECTIONS) {
    await updateInBatches(db.collection(collection).where(field, '==', orgId), (batch, found) =>
      batch.delete(found.ref),
    );
  }
  await db.recursiveDelete(db.doc(paths.org(orgId)));
  // The event of this deletion ends what is paid for (billing/triggers.ts).
  await db.recursiveDelete(db.doc(paths.customer(orgId)));
  await deleteFolder(`${paths.org(orgId)}/`);
  if (now.getTime() - erasure.requestedAt.getTime() >= SETTLED_MS) await refs.erasure(orgId).delete();
}
