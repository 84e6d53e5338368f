import type { Membership } from '../../kernel/access/requireMember.ts';
import { deleteNote } from '../notes/deleteNote.ts';
import { refs } from '../../kernel/platform/refs.ts';

/** Deletes a note of a lead. Throws `not-found` without the lead, or `permission-denied` for another's note without the right to it. */
export async function deleteLeadNote(who: Membership, leadId: string, noteId: string): Promise<void> {
  await deleteNote(who, { ref: refs.lead(who.orgId, leadId), action: 'lead.write' }, noteId);
}
