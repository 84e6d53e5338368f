import { AppError } from '@parlance/domain/errors';
import { can } from '@parlance/domain/roles';
import { recheckMember } from '../../kernel/access/recheckMember.ts';
import type { Membership } from '../../kernel/access/requireMember.ts';
import { db } from '../../kernel/platform/app.ts';
import type { Notebook } from './addNote.ts';

/** Deletes a note. Throws `not-found` without its document, or `permission-denied` for another's note without the right to it. */
export async function deleteNote(who: Membership, { ref, action }: Notebook, noteId: string): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const { role } = await recheckMember(transaction, who, action);
    const found = (await transaction.get(ref)).data();
    if (found === undefined) throw new AppError('not-found');
    const note = found.notes.find(({ id }) => id === noteId);
    if (note === undefined) return;
    if (note.authorUid !== who.uid && !can(role, 'members.manage')) throw new AppError('permission-denied');
    transaction.update(ref, { notes: found.notes.filter(({ id }) => id !== noteId) });
  });
}
