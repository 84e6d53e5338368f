import { db } from '../../platform/app.ts';
import { updateInBatches } from '../../platform/writes/updateInBatches.ts';

/**
 * Takes a person's name and address out of what organizations keep: the entries of what they did stay without a name,
 * invitations that they accepted go. Every query asks for what the visit changes, so running it again is harmless.
 */
export async function redactPerson(uid: string, email: string): Promise<void> {
  const deeds = db.collectionGroup('activity').where('actorUid', '==', uid).where('actorName', '>', '');
  await updateInBatches(deeds, (batch, entry) => {
    const isAboutSelf = entry.get('subject') === entry.get('actorName');
    batch.update(entry.ref, { actorName: '', ...(isAboutSelf ? { subject: '' } : {}) });
  });
  const sent = db.collectionGroup('invites').where('invitedBy', '==', uid).where('inviterName', '>', '');
  await updateInBatches(sent, (batch, invite) => batch.update(invite.ref, { inviterName: '' }));
  const accepted = db.collectionGroup('invites').where('email', '==', email).where('status', '==', 'accepted');
  await updateInBatches(accepted, (batch, invite) => batch.delete(invite.ref));
}
