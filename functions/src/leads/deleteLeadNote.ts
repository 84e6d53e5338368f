import { AppError } from '@parlance/domain/errors';
import { can } from '@parlance/domain/roles';
import { recheckMember } from '../access/recheckMember.ts';
import type { Membership } from '../access/requireMember.ts';
import { db } from '../platform/app.ts';
import { refs } from '../platform/refs.ts';

/** Deletes a note of a lead. Throws `not-found` without the lead, or `permission-denied` for another's note without the right to it. */
export async function deleteLeadNote(who: Membership, leadId: string, noteId: string): Promise<void> {
  const ref = refs.lead(who.orgId, leadId);
  await db.runTransaction(async (transaction) => {
    const { role } = await recheckMember(transaction, who, 'lead.write');
    const lead = (await transaction.get(ref)).data();
    if (lead === undefined) throw new AppError('not-found');
    const note = lead.notes.find(({ id }) => id === noteId);
    if (note === undefined) return;
    if (note.authorUid !== who.uid && !can(role, 'members.manage')) throw new AppError('permission-denied');
    transaction.update(ref, { notes: lead.notes.filter(({ id }) => id !== noteId) });
  });
}
