import { deleteOrg } from '@parlance/domain/contracts/organizations';
import { erasureSchema } from '@parlance/domain/documents/organizations/erasure';
import { userSchema } from '@parlance/domain/documents/accounts/user';
import { widgetSchema } from '@parlance/domain/documents/chatbots/widget';
import type { MailMessage } from '@parlance/domain/documents/mail';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { describe, expect, it } from 'vitest';
import { createAccessKey } from '../../../functions/src/identity/accessKeys/createAccessKey.ts';
import { syncWidget } from '../../../functions/src/chatbots/projection/syncWidget.ts';
import { deleteOrg as deleteOrgCase } from '../../../functions/src/identity/organizations/deleteOrg.ts';
import { eraseOrg } from '../../../functions/src/identity/organizations/eraseOrg.ts';
import { resumeErasures } from '../../../functions/src/identity/organizations/resumeErasures.ts';
import { hashSecret } from '../../../functions/src/kernel/platform/secrets/hashSecret.ts';
import { newMail } from '../../../functions/src/delivery/newMail.ts';
import { admin } from '../../support/admin.ts';
import { callContract, postRaw } from '../../support/callContract.ts';
import { makeChatbot } from '../../support/makeChatbot.ts';
import { makeTeam, type TestTeam } from '../../support/accounts/makeTeam.ts';
import { makeSource } from '../../support/makeSource.ts';
import { untilDocument } from '../../support/untilDocument.ts';
import { mailsTo } from '../support/mail/mailsTo.ts';
import { makeInvite } from '../support/accounts/makeInvite.ts';
import { membershipOf } from '../support/accounts/membershipOf.ts';

const LATER = new Date(Date.now() + 20 * 60_000);

/** Every path at which something of the organization is left, in Firestore and in Cloud Storage. */
async function traces(orgId: string, elsewhere: readonly string[]): Promise<string[]> {
  const collections = await admin.db.doc(paths.org(orgId)).listCollections();
  const below = await Promise.all(collections.map((collection) => collection.listDocuments()));
  const known = await admin.db.getAll(...[paths.org(orgId), ...elsewhere].map((path) => admin.db.doc(path)));
  const [files] = await admin.bucket.getFiles({ prefix: `${paths.org(orgId)}/` });
  return [
    ...below.flat().map(({ path }) => path),
    ...known.filter(({ exists }) => exists).map(({ ref }) => ref.path),
    ...files.map(({ name }) => name),
  ];
}

/** An organization with something in every place that holds anything of one. */
async function makeFullOrg(): Promise<{ org: TestTeam; chatbotId: string; elsewhere: string[] }> {
  const org = await makeTeam({ plan: 'business', name: 'Fernweg GmbH' });
  const { orgId } = org;
  const chatbotId = await makeChatbot(orgId);
  await untilDocument(paths.widget(chatbotId), widgetSchema, () => true);
  const sourceId = await makeSource(orgId, chatbotId, 'Canary');
  const { key } = await createAccessKey(membershipOf(org, 'owner'), 'Export', ['leads:read']);
  const { secret } = await makeInvite(orgId, `${newId().toLowerCase()}@example.com`);
  const chatId = newId();
  const batch = admin.db.batch();
  for (const path of [
    paths.chunk(orgId, newId()),
    paths.chat(orgId, chatId),
    paths.message(orgId, chatId, newId()),
    paths.lead(orgId, newId()),
    paths.webhook(orgId, 'hook'),
    paths.webhookSecret(orgId, 'hook'),
    paths.delivery(orgId, 'hook', 'event'),
    paths.stats(orgId, chatbotId, '2026-11-20'),
    paths.figureShard(orgId, chatbotId, '2026-11-20', '3'),
    paths.usage(orgId, '2026-11'),
  ]) {
    batch.set(admin.db.doc(path), { sourceId, text: 'Canary' });
  }
  const quoted: MailMessage[] = [
    { kind: 'lead-received', orgId, chatbotId, chatbotName: 'Guide', chatId, excerpt: 'Canary' },
    { kind: 'lead-auto-reply', orgId, organizationName: 'Fernweg GmbH', text: 'Canary' },
  ];
  const mails = quoted.map((message) => {
    const path = paths.mail(newId());
    batch.set(admin.db.doc(path), { ...newMail('ada@example.com', 'en', message), status: 'sent' });
    return path;
  });
  await batch.commit();
  const elsewhere = [
    ...mails,
    paths.widget(chatbotId),
    paths.accessKeyHash(hashSecret(key)),
    paths.accountToken(hashSecret(secret)),
  ];
  return { org, chatbotId, elsewhere };
}

describe('a deleted organization', () => {
  it('is closed at once and then gone from Firestore and Storage; its neighbour and its people stay (A-108)', async () => {
    const [{ org, chatbotId, elsewhere }, neighbour] = await Promise.all([makeFullOrg(), makeFullOrg()]);
    const { orgId, users } = org;
    const before = await traces(neighbour.org.orgId, neighbour.elsewhere);
    expect((await traces(orgId, elsewhere)).length).toBeGreaterThan(15);
    await callContract(deleteOrg, { orgId, name: 'Fernweg GmbH' }, users.owner.idToken);
    expect(
      (await postRaw('createAccessKey', { orgId, name: 'x', scopes: ['leads:read'] }, users.admin.idToken)).code,
    ).toBe('not-found');
    expect((await admin.db.doc(paths.widget(chatbotId)).get()).exists).toBe(false);
    for (const { uid } of Object.values(users)) {
      const profile = userSchema.parse((await admin.db.doc(paths.user(uid)).get()).data());
      expect(profile).toMatchObject({ currentOrgId: null, orgIds: [] });
      expect((await admin.auth.getUser(uid)).disabled).toBe(false);
    }
    // The task queue does the rest, and a last run after everything has settled closes the books.
    await expect.poll(() => traces(orgId, elsewhere), { timeout: 30_000 }).toEqual([]);
    await untilDocument(paths.erasure(orgId), erasureSchema, ({ requestedBy }) => requestedBy === users.owner.uid);
    await eraseOrg(orgId, LATER);
    expect(await traces(orgId, [...elsewhere, paths.erasure(orgId)])).toEqual([]);
    expect(await mailsTo(users.owner.email)).toMatchObject([{ subject: 'Fernweg GmbH has been deleted' }]);
    expect(await traces(neighbour.org.orgId, neighbour.elsewhere)).toEqual(before);
  });

  it('comes back by nothing that arrives late: no invitation, widget, chatbot or second deletion (A-109, A-111)', async () => {
    const { org, chatbotId, elsewhere } = await makeFullOrg();
    const { orgId, users } = org;
    const { secret } = await makeInvite(orgId, users.viewer.email);
    const who = membershipOf(org, 'owner');
    await deleteOrgCase(who, ' Fernweg GmbH ');
    await expect(deleteOrgCase(who, 'Fernweg GmbH')).rejects.toMatchObject({ code: 'not-found' });
    expect((await postRaw('acceptInvite', { token: secret }, users.viewer.idToken)).code).toBe('token-invalid');
    await syncWidget(orgId, chatbotId);
    await expect.poll(() => traces(orgId, elsewhere), { timeout: 30_000 }).toEqual([]);
    // An answer that was under way when access ended.
    await admin.db.doc(paths.message(orgId, newId(), newId())).set({ text: 'Canary' });
    await Promise.all([eraseOrg(orgId, LATER), eraseOrg(orgId, LATER)]);
    await eraseOrg(orgId, LATER);
    expect(await traces(orgId, [...elsewhere, paths.erasure(orgId)])).toEqual([]);
  });

  it('is erased to the end when the first run was cut (A-108)', async () => {
    const { org, elsewhere } = await makeFullOrg();
    const { orgId, users } = org;
    // As a worker leaves it that is killed right after the transaction: nothing below is gone, nothing is queued.
    await admin.db.doc(paths.org(orgId)).delete();
    await admin.db.doc(paths.erasure(orgId)).set({ requestedBy: users.owner.uid, requestedAt: new Date(0) });
    await resumeErasures();
    await expect.poll(() => traces(orgId, [...elsewhere, paths.erasure(orgId)]), { timeout: 30_000 }).toEqual([]);
    const profile = userSchema.parse((await admin.db.doc(paths.user(users.admin.uid)).get()).data());
    expect(profile).toMatchObject({ currentOrgId: null, orgIds: [] });
  });

  it('is not deleted by another name (A-78)', async () => {
    const org = await makeTeam();
    for (const name of ['', 'test gmbh', 'Test GmbH 2']) {
      const { code } = await postRaw('deleteOrg', { orgId: org.orgId, name }, org.users.owner.idToken);
      expect(code).toBe('confirmation-mismatch');
    }
    expect((await admin.db.doc(paths.org(org.orgId)).get()).exists).toBe(true);
  });
});
