import type { Note } from '@parlance/domain/documents/chats/note';
import { AppError } from '@parlance/domain/errors';
import type { Action } from '@parlance/domain/roles';
import type { DocumentReference } from 'firebase-admin/firestore';
import { recheckMember } from '../../kernel/access/recheckMember.ts';
import type { Membership } from '../../kernel/access/requireMember.ts';
import { db } from '../../kernel/platform/app.ts';

/** Location of notes, and the permission required to write them. */
export interface Notebook {
  ref: DocumentReference<{ notes: Note[] }>;
  action: Action;
}

interface NewNote {
  noteId: string;
  text: string;
}

/**
 * Adds a note to a document, after those of others who write at the same time; the same `noteId` again changes nothing. Throws
 * `not-found`, or `note-limit-reached` { current, max }.
 */
export async function addNote(
  who: Membership,
  { ref, action }: Notebook,
  { noteId, text }: NewNote,
  max: number,
): Promise<void> {
  await db.runTransaction(async (transaction) => {
    await recheckMember(transaction, who, action);
    const found = (await transaction.get(ref)).data();
    if (found === undefined) throw new AppError('not-found');
    const { notes } = found;
    if (notes.some(({ id }) => id === noteId)) return;
    if (notes.length >= max) throw new AppError('note-limit-reached', { current: notes.length, max });
    transaction.update(ref, { notes: [...notes, { id: noteId, authorUid: who.uid, text, at: new Date() }] });
  });
}
