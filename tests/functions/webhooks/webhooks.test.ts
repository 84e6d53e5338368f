import * as contracts from '@parlance/domain/contracts/webhooks';
import { deliverySchema, webhookSecretSchema } from '@parlance/domain/documents/organizations/webhook';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { describe, expect, it } from 'vitest';
import { createWebhook } from '../../../functions/src/delivery/webhooks/createWebhook.ts';
import { queueLead } from '../../../functions/src/delivery/queueLead.ts';
import { admin } from '../../support/admin.ts';
import { callContract, postRaw } from '../../support/callContract.ts';
import { makeTeam, type TestTeam } from '../../support/accounts/makeTeam.ts';
import { ruleDocuments } from '../../support/ruleDocuments.ts';
import { suiteUrls } from '../../support/suiteUrls.ts';
import { untilDocument } from '../../support/untilDocument.ts';
import { membershipOf } from '../support/accounts/membershipOf.ts';
import { ask, newVisitor, offeringChatbot } from '../support/chats/handoverFixture.ts';
import { readActivity } from '../support/readActivity.ts';
import { deliveriesOf, makeWebhook, readWebhook } from '../support/webhooks/webhookFixture.ts';

const ADDRESS = 'https://hooks.invalid/in';

const org = await makeTeam();
const { orgId } = org;

describe('a webhook', () => {
  it('is made with a secret that is shown once and that no client can read', async () => {
    const own = await makeTeam();
    const input = { orgId: own.orgId, address: `${ADDRESS}?a=1#part`, events: ['lead.created' as const] };
    const { webhookId, secret } = await callContract(contracts.createWebhook, input, own.users.admin.idToken);
    expect(secret).toMatch(/^whsec_[A-Za-z0-9_-]{43}$/);
    const stored = await readWebhook(own.orgId, webhookId);
    expect(stored).toMatchObject({ address: `${ADDRESS}?a=1`, events: ['lead.created'], isOn: true });
    expect(JSON.stringify(stored)).not.toContain(secret.slice(6));
    const hidden = (await admin.db.doc(paths.webhookSecret(own.orgId, webhookId)).get()).data();
    expect(webhookSecretSchema.parse(hidden)).toEqual({ secret, former: null });
    const place = { orgId: own.orgId, webhookId };
    const renewed = await callContract(contracts.renewWebhookSecret, place, own.users.owner.idToken);
    expect(renewed.secret).not.toBe(secret);
    expect((await readWebhook(own.orgId, webhookId)).formerSecretUntil?.getTime()).toBeGreaterThan(Date.now());
    const change = { ...place, address: ADDRESS, events: ['chat.closed' as const], isOn: false };
    await callContract(contracts.updateWebhook, change, own.users.owner.idToken);
    // The network lost the answer: nothing is written down twice.
    await callContract(contracts.updateWebhook, change, own.users.owner.idToken);
    expect(await readWebhook(own.orgId, webhookId)).toMatchObject({ events: ['chat.closed'], isOn: false });
    await callContract(contracts.deleteWebhook, place, own.users.owner.idToken);
    expect(await readActivity(own.orgId, ['kind', 'subject'])).toEqual([
      ['webhook-created', 'hooks.invalid'],
      ['webhook-secret-renewed', 'hooks.invalid'],
      ['webhook-updated', 'hooks.invalid'],
      ['webhook-deleted', 'hooks.invalid'],
    ]);
  });

  it('is one of five at most, however many are made at the same time', async () => {
    const own = await makeTeam();
    const make = () => createWebhook(membershipOf(own, 'owner'), { address: ADDRESS, events: ['lead.created'] });
    const results = await Promise.allSettled(Array.from({ length: LIMITS.webhooksPerOrg + 3 }, make));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(LIMITS.webhooksPerOrg);
    await expect(make()).rejects.toMatchObject({ code: 'webhook-limit-reached', details: { current: 5, max: 5 } });
    expect((await admin.db.collection(paths.webhooks(own.orgId)).count().get()).data().count).toBe(5);
  });

  it.each([
    ['no address', 'url-invalid'],
    ['http://shop.example/hook', 'address-not-allowed'],
    ['ftp://shop.example/hook', 'address-not-allowed'],
    ['https://user:secret@shop.example/hook', 'address-not-allowed'],
    ['https://shop.example:8443/hook', 'address-not-allowed'],
    ['https://localhost/hook', 'address-not-allowed'],
    ['https://127.0.0.1/hook', 'address-not-allowed'],
    ['https://169.254.169.254/latest', 'address-not-allowed'],
    ['https://[::ffff:10.0.0.1]/hook', 'address-not-allowed'],
    ['https://metadata.google.internal/', 'address-not-allowed'],
  ])('does not go to %s: %s', async (address, code) => {
    const make = createWebhook(membershipOf(org, 'owner'), { address, events: ['lead.created'] });
    await expect(make).rejects.toMatchObject({ code });
  });

  it('that was switched off for failing starts afresh when somebody switches it on', async () => {
    const at = new Date();
    const webhookId = await makeWebhook(orgId, { isOn: false, failingSince: at, disabledAt: at });
    const change = { orgId, webhookId, address: ADDRESS, events: ['lead.created' as const], isOn: true };
    await callContract(contracts.updateWebhook, change, org.users.owner.idToken);
    expect(await readWebhook(orgId, webhookId)).toMatchObject({ isOn: true, failingSince: null, disabledAt: null });
  });

  it('is deleted with its secret and its log', async () => {
    const webhookId = await makeWebhook(orgId, { isOn: false });
    const log = admin.db.collection(paths.deliveries(orgId, webhookId));
    await Promise.all(['a', 'b'].map((id) => log.doc(id).set(ruleDocuments.delivery)));
    await callContract(contracts.deleteWebhook, { orgId, webhookId }, org.users.admin.idToken);
    expect((await log.get()).size).toBe(0);
    expect((await admin.db.doc(paths.webhookSecret(orgId, webhookId)).get()).exists).toBe(false);
    expect((await postRaw('deleteWebhook', { orgId, webhookId }, org.users.admin.idToken)).code).toBe('not-found');
  });

  it('is tested and sent to again at once, and the log says what became of it', async () => {
    const own = await makeTeam();
    // A website on this machine that the functions may reach: it answers whatever comes.
    const webhookId = await makeWebhook(own.orgId, { address: `${suiteUrls.demoSite}/`, isOn: false });
    const place = { orgId: own.orgId, webhookId };
    const { deliveryId } = await callContract(contracts.testWebhook, place, own.users.admin.idToken);
    const path = paths.delivery(own.orgId, webhookId, deliveryId);
    const sent = await untilDocument(path, deliverySchema, ({ status }) => status !== 'waiting');
    expect(sent).toMatchObject({ type: 'test', attempts: 1, fault: null });
    expect(sent.answerStatus).not.toBeNull();
    await callContract(contracts.resendDelivery, { ...place, deliveryId }, own.users.admin.idToken);
    const again = deliverySchema.parse((await admin.db.doc(path).get()).data());
    expect(again).toMatchObject({ status: sent.status, attempts: 2, answerStatus: sent.answerStatus });
  });
});

describe('an event', () => {
  it('is queued once for each webhook that is on and wants it, and for no other organization', async () => {
    const [own, neighbour] = await Promise.all([makeTeam(), makeTeam()]);
    const [wants, wantsNot, off, theirs] = await Promise.all([
      makeWebhook(own.orgId, { events: ['lead.created'] }),
      makeWebhook(own.orgId, { events: ['chat.closed'] }),
      makeWebhook(own.orgId, { isOn: false }),
      makeWebhook(neighbour.orgId, {}),
    ]);
    const leadId = newId();
    await admin.db.doc(paths.lead(own.orgId, leadId)).set(ruleDocuments.lead);
    // The trigger does it, too.
    await Promise.all([1, 2, 3].map(() => queueLead(own.orgId, leadId, ruleDocuments.lead.createdAt)));
    const count = async (org_: TestTeam, webhookId: string) => (await deliveriesOf(org_.orgId, webhookId)).length;
    await expect.poll(() => count(own, wants)).toBe(1);
    expect(await deliveriesOf(own.orgId, wants)).toMatchObject([{ type: 'lead.created', subjectId: leadId }]);
    expect([await count(own, wantsNot), await count(own, off), await count(neighbour, theirs)]).toEqual([0, 0, 0]);
  });

  it('is a new lead, by the trigger alone', async () => {
    const own = await makeTeam();
    const webhookId = await makeWebhook(own.orgId, { events: ['lead.created'] });
    await admin.db.doc(paths.lead(own.orgId, newId())).set(ruleDocuments.lead);
    await expect.poll(async () => (await deliveriesOf(own.orgId, webhookId)).length, { timeout: 20_000 }).toBe(1);
  });

  it('is a visitor’s request for an agent, once however often it is sent', async () => {
    const own = await makeTeam();
    const [webhookId, chatbotId] = await Promise.all([
      makeWebhook(own.orgId, { events: ['handover.requested'] }),
      offeringChatbot(own.orgId),
    ]);
    const visitor = newVisitor(chatbotId);
    const handoverId = newId();
    await Promise.all([ask(visitor, { handoverId }), ask(visitor, { handoverId }), ask(visitor)]);
    expect(await deliveriesOf(own.orgId, webhookId)).toMatchObject([
      { type: 'handover.requested', subjectId: visitor.chatId },
    ]);
  });
});
