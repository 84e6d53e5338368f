import { userSchema } from '@parlance/domain/documents/accounts/user';
import { MINUTE_MS } from '@parlance/domain/durations';
import { paths } from '@parlance/domain/paths';
import type { Query } from 'firebase-admin/firestore';
import { withoutOrg } from '../members/withoutOrg.ts';
import { db } from '../../kernel/platform/app.ts';
import { deleteFolder } from '../../kernel/platform/deleteFolder.ts';
import { updateInBatches } from '../../kernel/platform/writes/updateInBatches.ts';
import { refs } from '../../kernel/platform/refs.ts';

/** Longer than any function that may still be writing for the organization: an answer, an ingestion, an upload. */
const SETTLED_MS = 15 * MINUTE_MS;

/** Documents of an organization outside its own tree. */
function outsideOf(orgId: string): readonly Query[] {
  return [
    db.collection('widgets').where('orgId', '==', orgId),
    db.collection('accessKeyHashes').where('orgId', '==', orgId),
    db.collection('accountTokens').where('orgId', '==', orgId),
    db.collection('mail').where('message.orgId', '==', orgId),
  ];
}

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
  for (const outside of outsideOf(orgId)) await updateInBatches(outside, (batch, { ref }) => batch.delete(ref));
  await db.recursiveDelete(db.doc(paths.org(orgId)));
  // The event of this deletion ends what is paid for (billing/triggers.ts).
  await db.recursiveDelete(db.doc(paths.customer(orgId)));
  await deleteFolder(`${paths.org(orgId)}/`);
  if (now.getTime() - erasure.requestedAt.getTime() >= SETTLED_MS) await refs.erasure(orgId).delete();
}
