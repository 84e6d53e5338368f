import { readMasked, revealPersonalData, setPersonalDataAccess } from '@parlance/domain/contracts/privacy';
import { newLead } from '@parlance/domain/documents/chats/lead';
import { orgSchema } from '@parlance/domain/documents/organizations/org';
import { revealSchema } from '@parlance/domain/documents/organizations/reveal';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { type PersonalDataAccess, personalDataAccess } from '@parlance/domain/personalData/personalDataAccess';
import { describe, expect, it } from 'vitest';
import { admin } from '../../support/admin.ts';
import { callContract } from '../../support/callContract.ts';
import { makeTeam } from '../../support/accounts/makeTeam.ts';
import { ruleDocuments } from '../../support/ruleDocuments.ts';
import { readActivity } from '../support/readActivity.ts';

const EMAIL = 'wilma@quetsche.example';

const chatId = newId();
const leadId = newId();

type Role = 'owner' | 'admin' | 'member' | 'viewer';

const reveal = (role: Role, kind: 'chat' | 'lead', id: string) =>
  callContract(revealPersonalData, { orgId, kind, id }, users[role].idToken);
const setAccess = (role: Role, access: PersonalDataAccess) =>
  callContract(setPersonalDataAccess, { orgId, access }, users[role].idToken);

/** Milliseconds for which somebody still sees something; undefined if they never asked. */
async function msLeft(path: string): Promise<number | undefined> {
  const stored = revealSchema.safeParse((await admin.db.doc(path).get()).data()).data;
  return stored && stored.expiresAt.getTime() - Date.now();
}

const { orgId, users } = await makeTeam();
const contact = {
  chatbotId: 'chatbot',
  chatId,
  name: 'Wilma',
  email: EMAIL,
  phone: '',
  message: 'Hello',
  category: null,
};
const at = new Date();
await admin.db.doc(paths.chat(orgId, chatId)).set(ruleDocuments.chat);
await admin.db.doc(paths.lead(orgId, leadId)).set(newLead({ ...contact, consentAt: at, createdAt: at }));

describe('personal data that is shown on request', () => {
  it('is the owner’s to decide, acts once, and stands in the activity', async () => {
    const decided = async () =>
      personalDataAccess(orgSchema.parse((await admin.db.doc(paths.org(orgId)).get()).data()));
    expect(await decided()).toBe('members');
    for (const access of ['everybody', 'everybody', 'members', 'on-request'] as const) await setAccess('owner', access);
    expect(await decided()).toBe('on-request');
    const kinds = (await readActivity(orgId, ['kind'])).flat();
    expect(kinds).toEqual(['personal-data-opened', 'personal-data-masked', 'personal-data-on-request']);
  });

  it('is granted to a member for some hours, a lead with its conversation, with one entry each', async () => {
    const { uid } = users.member;
    await Promise.all([reveal('member', 'lead', leadId), reveal('member', 'lead', leadId)]);
    await reveal('member', 'lead', leadId);
    for (const path of [paths.revealedLead(orgId, uid, leadId), paths.revealedChat(orgId, uid, chatId)]) {
      const left = (await msLeft(path)) ?? 0;
      expect([left > LIMITS.revealMs - 60_000, left <= LIMITS.revealMs]).toEqual([true, true]);
    }
    // The conversation of its own: it is open already.
    await reveal('member', 'chat', chatId);
    // It has ended: to ask again is another entry.
    const ended = { expiresAt: new Date(Date.now() - 1) };
    await admin.db.doc(paths.revealedChat(orgId, uid, chatId)).update(ended);
    await reveal('member', 'chat', chatId);
    const entries = await readActivity(orgId, ['kind', 'actorUid', 'subjectId', 'chatbotId', 'subject']);
    expect(entries.slice(3)).toEqual([
      ['lead-revealed', uid, leadId, 'chatbot', ''],
      ['chat-revealed', uid, chatId, 'chatbot', ''],
    ]);
  });

  it('leaves lists masked for who has asked', async () => {
    const reads = [{ kind: 'document', collection: 'leads', id: leadId } as const];
    const { answers } = await callContract(readMasked, { orgId, locale: 'en', reads }, users.member.idToken);
    expect(JSON.stringify(answers)).not.toContain(EMAIL);
  });

  it('needs no grant for those who see it anyway', async () => {
    await reveal('admin', 'chat', chatId);
    expect(await msLeft(paths.revealedChat(orgId, users.admin.uid, chatId))).toBeUndefined();
    expect(await readActivity(orgId, ['kind'])).toHaveLength(5);
  });

  it('is of nothing that is not there', async () => {
    await expect(reveal('member', 'chat', newId())).rejects.toMatchObject({ code: 'not-found' });
    await expect(reveal('member', 'lead', chatId)).rejects.toMatchObject({ code: 'not-found' });
  });
});
