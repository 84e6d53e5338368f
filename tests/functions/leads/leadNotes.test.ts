import {
  addLeadNote as addContract,
  deleteLeadNote as deleteContract,
} from '@parlance/domain/contracts/conversations/leads';
import { leadSchema } from '@parlance/domain/documents/chats/lead';
import type { Note } from '@parlance/domain/documents/chats/note';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { beforeEach, describe, expect, it } from 'vitest';
import { addLeadNote } from '../../../functions/src/conversations/leads/addLeadNote.ts';
import { admin } from '../../support/admin.ts';
import { callContract, postRaw } from '../../support/callContract.ts';
import { makeTeam } from '../../support/accounts/makeTeam.ts';
import { ruleDocuments } from '../../support/ruleDocuments.ts';
import { membershipOf } from '../support/accounts/membershipOf.ts';

let leadId: string;

const org = await makeTeam();
const { orgId } = org;

beforeEach(async () => {
  leadId = newId();
  await admin.db.doc(paths.lead(orgId, leadId)).set(ruleDocuments.lead);
});

async function notes(): Promise<Note[]> {
  return leadSchema.parse((await admin.db.doc(paths.lead(orgId, leadId)).get()).data()).notes;
}

describe('notes of a lead', () => {
  it('keep what two people write at the same time, each once', async () => {
    const { member, admin: manager } = org.users;
    const first = { orgId, leadId, noteId: newId(), text: ' Called back.\nNobody there. ' };
    const second = { orgId, leadId, noteId: newId(), text: 'Sent an offer.' };
    await Promise.all([
      callContract(addContract, first, member.idToken),
      callContract(addContract, second, manager.idToken),
    ]);
    await callContract(addContract, { ...first, text: 'Again.' }, member.idToken);
    const found = (await notes()).map(({ authorUid, text }) => ({ authorUid, text }));
    expect(found).toHaveLength(2);
    expect(found).toEqual(
      expect.arrayContaining([
        { authorUid: member.uid, text: 'Called back.\nNobody there.' },
        { authorUid: manager.uid, text: 'Sent an offer.' },
      ]),
    );
  });

  it('have an end', async () => {
    const full = Array.from({ length: LIMITS.leadNotes - 1 }, () => ({
      id: newId(),
      authorUid: 'ada',
      text: 'x'.repeat(LIMITS.leadNoteCharacters),
      at: new Date(),
    }));
    await admin.db.doc(paths.lead(orgId, leadId)).update({ notes: full });
    const who = membershipOf(org, 'member');
    const [one, other] = [newId(), newId()];
    const outcomes = await Promise.allSettled(
      [one, other].map((noteId) => addLeadNote(who, { leadId, noteId, text: 'One more.' })),
    );
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const max = LIMITS.leadNotes;
    await expect(addLeadNote(who, { leadId, noteId: newId(), text: 'More.' })).rejects.toMatchObject({
      code: 'note-limit-reached',
      details: { current: max, max },
    });
    expect(await notes()).toHaveLength(max);
  });

  it('are deleted by their author and by those who manage members, by no other (T-07)', async () => {
    const { owner, admin: manager, member } = org.users;
    const [byOwner, byMember, other] = [newId(), newId(), newId()];
    await callContract(addContract, { orgId, leadId, noteId: byOwner, text: 'Mine.' }, owner.idToken);
    await callContract(addContract, { orgId, leadId, noteId: byMember, text: 'Mine too.' }, member.idToken);
    await callContract(addContract, { orgId, leadId, noteId: other, text: 'Another.' }, member.idToken);
    const denied = await postRaw(deleteContract.name, { orgId, leadId, noteId: byOwner }, member.idToken);
    expect(denied.code).toBe('permission-denied');
    await callContract(deleteContract, { orgId, leadId, noteId: byMember }, member.idToken);
    await callContract(deleteContract, { orgId, leadId, noteId: byMember }, member.idToken);
    await callContract(deleteContract, { orgId, leadId, noteId: other }, manager.idToken);
    expect((await notes()).map(({ id }) => id)).toEqual([byOwner]);
  });

  it('are no texts of no or too great length (A-102)', async () => {
    const note = { orgId, leadId, noteId: newId(), text: 'Hello.' };
    const { member } = org.users;
    for (const text of ['', '  ', 'a\u202eb', 'x'.repeat(LIMITS.leadNoteCharacters + 1)]) {
      expect((await postRaw(addContract.name, { ...note, text }, member.idToken)).code).toBe('invalid-input');
    }
    expect(await notes()).toEqual([]);
  });
});
