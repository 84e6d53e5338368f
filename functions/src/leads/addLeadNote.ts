import { AppError } from '@parlance/domain/errors';
import { LIMITS } from '@parlance/domain/limits';
import { recheckMember } from '../access/recheckMember.ts';
import type { Membership } from '../access/requireMember.ts';
import { db } from '../platform/app.ts';
import { refs } from '../platform/refs.ts';

interface NewNote {
  leadId: string;
  noteId: string;
  text: string;
}

/**
 * Adds a note to a lead, after those of others who write at the same time; the same `noteId` again changes nothing. Throws
 * `not-found`, or `note-limit-reached` { current, max }.
 */
export async function addLeadNote(who: Membership, { leadId, noteId, text }: NewNote): Promise<void> {
  const ref = refs.lead(who.orgId, leadId);
  await db.runTransaction(async (transaction) => {
    await recheckMember(transaction, who, 'lead.write');
    const lead = (await transaction.get(ref)).data();
    if (lead === undefined) throw new AppError('not-found');
    const { notes } = lead;
    if (notes.some(({ id }) => id === noteId)) return;
    if (notes.length >= LIMITS.leadNotes) {
      throw new AppError('note-limit-reached', { current: notes.length, max: LIMITS.leadNotes });
    }
    transaction.update(ref, { notes: [...notes, { id: noteId, authorUid: who.uid, text, at: new Date() }] });
  });
}
