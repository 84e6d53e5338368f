import { revealPersonalData, setPersonalDataAccess } from '@parlance/domain/contracts/privacy';
import { setDeclarationStatus } from '@parlance/domain/contracts/conversations/declarations';
import { type Declaration, declarationSchema } from '@parlance/domain/documents/declarations/declaration';
import { deliverySchema } from '@parlance/domain/documents/organizations/webhook';
import { DAY_MS } from '@parlance/domain/durations';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { describe, expect, it, vi } from 'vitest';
import { expireDeclarations } from '../../../functions/src/conversations/declarations/expireDeclarations.ts';
import { submitDeclaration } from '../../../functions/src/conversations/submitDeclaration.ts';
import { composeMail } from '../../../functions/src/delivery/mail/composeMail.ts';
import { renderDelivery } from '../../../functions/src/delivery/webhooks/delivery/renderDelivery.ts';
import { newMail } from '../../../functions/src/delivery/newMail.ts';
import { takeFromDay } from '../../../functions/src/kernel/platform/limits/takeFromDay.ts';
import { wholeRun } from '../../../functions/src/kernel/platform/schedule/Slice.ts';
import { admin } from '../../support/admin.ts';
import { callContract } from '../../support/callContract.ts';
import { makeChatbot } from '../../support/makeChatbot.ts';
import { makeOrg } from '../../support/makeOrg.ts';
import { makeTeam } from '../../support/accounts/makeTeam.ts';
import { ruleDocuments } from '../../support/ruleDocuments.ts';
import { readActivity } from '../support/readActivity.ts';
import { declarationsOf } from '../support/desk/deskClient.ts';
import { queuedMail } from '../support/mail/queuedMail.ts';

const NOW = new Date('2026-11-28T12:00:00Z');
const newAddress = (): string => `${newId().toLowerCase()}@customer.example`;

const { orgId, users } = await makeTeam({ plan: 'pro' });
const chatbotId = await makeChatbot(orgId);

async function add(changed: Partial<Declaration> = {}, org = orgId): Promise<string> {
  const declarationId = newId();
  const declaration = { ...ruleDocuments.declaration, chatbotId, ...changed };
  await admin.db.doc(paths.declaration(org, declarationId)).set(declaration);
  return declarationId;
}

/** Submits a declaration at `NOW`. */
async function submit({ org = orgId, plan = 'pro', email = newAddress(), address = newId() } = {}) {
  const { receivedAt: _at, receipt: _receipt, status: _status, ...declared } = ruleDocuments.declaration;
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  const isTrial = plan === 'trial';
  const stored = await submitDeclaration({
    orgId: org,
    plan: isTrial ? 'trial' : 'pro',
    declarationId: newId(),
    address,
    declared: { ...declared, chatbotId, email },
  });
  vi.useRealTimers();
  return { receipt: stored.receipt, mails: (await queuedMail(email)).length };
}

async function receiptOf(changed: Partial<Declaration>, locale: 'en' | 'de' = 'en') {
  const declarationId = await add(changed);
  const message = { kind: 'withdrawal-receipt', orgId, chatbotId, declarationId } as const;
  return composeMail(newMail(newAddress(), locale, message));
}

describe('receipts', () => {
  it.each([
    ['one address', LIMITS.receiptsPerAddress, (email: string) => ({ key: `to:${email}`, email })],
    ['one network', LIMITS.receiptsPerNetwork, (email: string) => ({ key: `from:${email}`, address: email })],
  ])(
    'for %s are mailed up to the limit of the day; beyond it the declaration is received all the same',
    async (_of, max, of) => {
      const { key, ...sent } = of(newAddress());
      await takeFromDay(`receipt:${orgId}:${key}`, max - 1, max, NOW);
      expect(await submit(sent)).toMatchObject({ receipt: 'queued' });
      const before = (await declarationsOf(orgId)).size;
      expect(await submit(sent)).toMatchObject({ receipt: 'held' });
      expect((await declarationsOf(orgId)).size).toBe(before + 1);
    },
  );

  it.each([
    ['trial', LIMITS.trialReceiptsPerDay],
    ['pro', LIMITS.receiptsPerDay],
  ] as const)('of an organization on %s are mailed up to the limit of the day', async (plan, max) => {
    const { orgId: org } = await makeOrg({ plan });
    await takeFromDay(`receipt:${org}`, max - 1, max, NOW);
    expect(await submit({ org, plan })).toEqual({ receipt: 'queued', mails: 1 });
    expect(await submit({ org, plan })).toEqual({ receipt: 'held', mails: 0 });
    expect((await declarationsOf(org)).size).toBe(2);
  });

  it('say all that was declared and lead nowhere, and the number of the contract stays', async () => {
    const message = 'YOU WON at https://evil.example, write to win@evil.example or call 0900 1234567 <b>now</b>';
    const mail = await receiptOf({ message, contract: '0049 151 2345678', name: 'Ada Lovelace' });
    expect(mail?.text).toContain('0049 151 2345678');
    expect(mail?.text).toContain('YOU WON at [left out] write to [left out] or call [left out]');
    expect(mail?.text).toContain('The business has received it in full.');
    expect(mail?.html).toContain('&lt;b&gt;now');
    for (const text of [mail?.text, mail?.html, mail?.subject]) expect(text).not.toMatch(/evil|0900/);
    expect(mail?.html).not.toContain('href');
    expect((await receiptOf({}, 'de'))?.subject).toContain('Eingangsbestätigung: Ihr Widerruf');
    const plain = await receiptOf({});
    expect(plain?.text).not.toContain('left out');
  });

  it('are not sent for what is gone', async () => {
    const message = { kind: 'withdrawal-receipt', orgId, chatbotId, declarationId: newId() } as const;
    expect(await composeMail(newMail(newAddress(), 'en', message))).toBeUndefined();
  });
});

describe('a declaration', () => {
  it('is told once to the webhooks that want it, by its number alone', async () => {
    const { orgId: own } = await makeOrg();
    const place = { orgId: own, webhookId: newId() };
    const webhook = { ...ruleDocuments.webhook, isOn: true, events: ['declaration.received'] };
    await admin.db.doc(paths.webhook(own, place.webhookId)).set(webhook);
    await submit({ org: own });
    const [declarationId = ''] = (await declarationsOf(own)).keys();
    const queued = await admin.db.collection(paths.deliveries(own, place.webhookId)).get();
    const [stored] = queued.docs.map((each) => ({ deliveryId: each.id, delivery: deliverySchema.parse(each.data()) }));
    expect(queued.size).toBe(1);
    expect(stored?.delivery).toMatchObject({ type: 'declaration.received', subjectId: declarationId });
    if (stored === undefined) return;
    const body = await renderDelivery({ ...place, deliveryId: stored.deliveryId }, stored.delivery);
    expect(JSON.parse(body ?? '')).toEqual({
      id: stored.deliveryId,
      type: 'declaration.received',
      createdAt: NOW.toISOString(),
      data: { id: declarationId, chatbotId, kind: 'withdrawal', receivedAt: NOW.toISOString() },
    });
  });

  it('is worked on by members, and nothing else of it ever changes', async () => {
    const declarationId = await add();
    const set = (status: Declaration['status']) =>
      callContract(setDeclarationStatus, { orgId, declarationId, status }, users.member.idToken);
    await set('in-progress');
    await Promise.all([set('done'), set('done')]);
    const stored = declarationSchema.parse((await admin.db.doc(paths.declaration(orgId, declarationId)).get()).data());
    expect(stored).toEqual({ ...ruleDocuments.declaration, chatbotId, status: 'done' });
    const missing = callContract(
      setDeclarationStatus,
      { orgId, declarationId: newId(), status: 'done' },
      users.member.idToken,
    );
    await expect(missing).rejects.toMatchObject({ code: 'not-found' });
  });

  it('shows its personal data on request, with an entry in the activity', async () => {
    const declarationId = await add();
    await callContract(setPersonalDataAccess, { orgId, access: 'on-request' }, users.owner.idToken);
    await callContract(revealPersonalData, { orgId, kind: 'declaration', id: declarationId }, users.member.idToken);
    const reveal = await admin.db.doc(paths.revealedDeclaration(orgId, users.member.uid, declarationId)).get();
    expect(reveal.exists).toBe(true);
    const entries = await readActivity(orgId, ['kind', 'subjectId', 'chatbotId', 'subject']);
    expect(entries.at(-1)).toEqual(['declaration-revealed', declarationId, chatbotId, '']);
  });

  it('goes with its mails once it is older than its chatbot keeps it, and no other does', async () => {
    const [{ orgId: own }, { orgId: other }] = [await makeOrg(), await makeOrg()];
    const limited = await makeChatbot(own, { declarationRetentionDays: 30 });
    const unlimited = await makeChatbot(own, { leadRetentionDays: 1, retentionDays: 1 });
    const before = (ms: number) => new Date(NOW.getTime() - ms);
    const kept = [
      await add({ chatbotId: limited, receivedAt: before(30 * DAY_MS) }, own),
      await add({ chatbotId: unlimited, receivedAt: before(4000 * DAY_MS) }, own),
    ];
    await add({ chatbotId: limited, receivedAt: before(4000 * DAY_MS) }, other);
    const gone = await add({ chatbotId: limited, receivedAt: before(30 * DAY_MS + 1) }, own);
    const message = { kind: 'withdrawal-receipt', orgId: own, chatbotId: limited, declarationId: gone };
    const mail = admin.db.doc(paths.mail(newId()));
    await mail.set({ ...ruleDocuments.mail, status: 'sent', message });
    await Promise.all([expireDeclarations(wholeRun(NOW)), expireDeclarations(wholeRun(NOW))]);
    expect([...(await declarationsOf(own)).keys()].toSorted()).toEqual(kept.toSorted());
    expect([(await mail.get()).exists, (await declarationsOf(other)).size]).toEqual([false, 1]);
  });
});
