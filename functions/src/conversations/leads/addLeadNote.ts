import { LIMITS } from '@parlance/domain/limits';
import type { Membership } from '../../kernel/access/requireMember.ts';
import { addNote } from '../notes/addNote.ts';
import { refs } from '../../kernel/platform/refs.ts';

interface NewNote {
  leadId: string;
  noteId: string;
  text: string;
}

/** Adds a note to a lead, see `addNote`. Throws `not-found`, or `note-limit-reached` { current, max }. */
export async function addLeadNote(who: Membership, { leadId, noteId, text }: NewNote): Promise<void> {
  const notebook = { ref: refs.lead(who.orgId, leadId), action: 'lead.write' } as const;
  await addNote(who, notebook, { noteId, text }, LIMITS.leadNotes);
}
