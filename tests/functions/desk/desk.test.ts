import type { DeskKind } from '@parlance/domain/desk/DESK_KINDS';
import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import type { Org } from '@parlance/domain/documents/organizations/org';
import { NOBODY } from '@parlance/domain/documents/organizations/org';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { PLAN_LIMITS } from '@parlance/domain/plans';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDeskToken } from '../../../functions/src/kernel/access/tokens/deskToken.ts';
import { takeRateLimit } from '../../../functions/src/kernel/platform/limits/takeRateLimit.ts';
import { HOUR_MS } from '@parlance/domain/durations';
import { serveDesk } from '../../../functions/src/edge/desk/serveDesk.ts';
import { admin } from '../../support/admin.ts';
import { makeChatbot } from '../../support/makeChatbot.ts';
import { makeOrg } from '../../support/makeOrg.ts';
import { suiteUrls } from '../../support/suiteUrls.ts';
import { declarationsOf, OPEN_DESK, openDesk, referenceIn, sendDesk, tokenIn } from '../support/desk/deskClient.ts';
import { mailsTo } from '../support/mail/mailsTo.ts';
import { queuedMail } from '../support/mail/queuedMail.ts';

const NOW = new Date('2026-11-28T22:14:05Z');

afterEach(() => vi.useRealTimers());

const newAddress = (): string => `${newId().toLowerCase()}@customer.example`;

async function makeDesk(chatbot: Partial<Chatbot> = {}, org: Partial<Org> = {}) {
  const { orgId, users } = await makeOrg({ name: 'Test GmbH', ...org });
  return { orgId, users, chatbotId: await makeChatbot(orgId, { desk: OPEN_DESK, ...chatbot }) };
}

const entered = (changed: Readonly<Record<string, string>> = {}) => ({
  name: 'Erika Mustermann',
  email: newAddress(),
  contract: 'Order 4711',
  message: 'The blue jacket.',
  ...changed,
});

/** Opens a page and sends its form. */
async function declare(chatbotId: string, kind: DeskKind, fields: Readonly<Record<string, string>>, locale = 'en') {
  const form = await openDesk(chatbotId, kind, locale);
  return sendDesk(chatbotId, kind, { token: tokenIn(form), ...fields }, locale);
}

/** The same without the HTTP between, at one time. */
async function declareAt(now: Date, chatbotId: string, fields: Readonly<Record<string, string>>, sent = now) {
  vi.useFakeTimers({ toFake: ['Date'], now: sent });
  const token = createDeskToken({ chatbotId, kind: 'withdrawal' }, now.getTime());
  const body = Buffer.from(new URLSearchParams({ token, ...fields }).toString());
  const path = `/desk/${chatbotId}/withdrawal`;
  const served = await serveDesk({ method: 'POST', path, language: 'en', body, address: '203.0.113.0/24' });
  vi.useRealTimers();
  return served;
}

describe('the desk', () => {
  it('is a form, then a receipt with content, date, time and number, and a mail with the same', async () => {
    const { orgId, users, chatbotId } = await makeDesk();
    const form = await openDesk(chatbotId, 'withdrawal');
    expect(form.status).toBe(200);
    expect(form.html).toContain('<button class="confirm" type="submit">Confirm withdrawal</button>');
    expect(form.html).not.toContain('<script');
    const email = newAddress();
    const receipt = await sendDesk(chatbotId, 'withdrawal', { ...entered({ email }), token: tokenIn(form) });
    expect(receipt.status).toBe(200);
    const reference = referenceIn(receipt);
    const declaration = (await declarationsOf(orgId)).get(reference);
    expect(declaration).toMatchObject({
      kind: 'withdrawal',
      chatbotId,
      name: 'Erika Mustermann',
      email,
      contract: 'Order 4711',
      endsOn: null,
      message: 'The blue jacket.',
      locale: 'en',
      status: 'new',
    });
    const time = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeStyle: 'long', timeZone: 'Europe/Berlin' });
    const at = time.format(declaration?.receivedAt);
    expect(at).toMatch(/GMT\+[12]$/);
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe(`Confirmation: your withdrawal has been received (${reference})`);
    for (const text of [receipt.html, mail?.text ?? '']) {
      for (const part of [at, reference, 'I hereby withdraw from the contract', 'Order 4711', 'Erika Mustermann'])
        expect(text).toContain(part);
      expect(text).toMatch(/The blue jacket\.[^]*service@test-gmbh\.example/);
    }
    await expect.poll(async () => (await declarationsOf(orgId)).get(reference)?.receipt).toBe('sent');
    const [note] = await mailsTo(users.owner.email);
    expect(note?.text).toContain(`/dashboard/chatbot/${chatbotId}/activity/declarations?declaration=${reference}`);
    expect(note?.text).not.toContain('Erika');
  });

  it('takes a cancellation in German, for cause and to a day, with the words of the law', async () => {
    const { orgId, chatbotId } = await makeDesk();
    const form = await openDesk(chatbotId, 'cancellation', 'de');
    expect(form.html).toMatch(/<h1>Verträge hier kündigen<\/h1>[^]*>jetzt kündigen<\/button>/);
    const email = newAddress();
    const fields = entered({ email, cancellation: 'cause', reason: 'Umzug ins Ausland', endsOn: '2026-12-31' });
    const receipt = await sendDesk(chatbotId, 'cancellation', { ...fields, token: tokenIn(form) }, 'de');
    const [declaration] = (await declarationsOf(orgId)).values();
    expect(declaration).toMatchObject({
      isForCause: true,
      reason: 'Umzug ins Ausland',
      endsOn: '2026-12-31',
      locale: 'de',
    });
    const [mail] = await mailsTo(email);
    for (const text of [receipt.html, mail?.text ?? ''])
      expect(text).toMatch(/Außerordentliche Kündigung[^]*Umzug ins Ausland[^]*31\. Dezember 2026/);
    expect(mail?.subject).toMatch(/^Eingangsbestätigung: Ihre Kündigung \(C-/);
    expect((await openDesk(chatbotId, 'withdrawal', 'de')).html).toMatch(
      /<h1>Vertrag widerrufen<\/h1>[^]*>Widerruf bestätigen<\/button>/,
    );
  });

  it.each<[string, Partial<Chatbot>, Partial<Org>]>([
    ['inactive', { status: 'inactive' }, {}],
    ['untrained', { trained: false }, {}],
    [
      'without a model that answers',
      { trained: true, model: 'gone', modelProblem: { code: 'model-not-found', model: 'gone', at: NOW } },
      {},
    ],
    ['behind the end of its trial', { trained: true }, { plan: 'trial', trialEndsAt: new Date(0) }],
    ['without a subscription any more', { trained: true }, { plan: 'pro', subscription: null }],
    ['with all messages used', { trained: true }, { plan: 'trial' }],
  ])('works while the chatbot is %s', async (_state, chatbot, org) => {
    const { orgId, chatbotId } = await makeDesk(chatbot, org);
    for (const period of ['trial', new Date().toISOString().slice(0, 7)])
      await admin.db.doc(paths.usage(orgId, period)).set({ messages: PLAN_LIMITS.business.messages * 100 });
    const email = newAddress();
    expect((await declare(chatbotId, 'withdrawal', entered({ email }))).status).toBe(200);
    expect((await declarationsOf(orgId)).size).toBe(1);
    expect(await queuedMail(email)).toHaveLength(1);
    const links = await (await fetch(`${suiteUrls.functions}/web/iframe/${chatbotId}?lang=de`)).text();
    expect(links).toContain(`"label":"Vertrag widerrufen","href":"/desk/${chatbotId}/withdrawal?lang=de"`);
  });

  it('stores what is sent twice once, also at the same time, and what was corrected anew', async () => {
    const { orgId, chatbotId } = await makeDesk();
    const email = newAddress();
    const fields = { ...entered({ email }), token: tokenIn(await openDesk(chatbotId, 'withdrawal')) };
    const receipts = await Promise.all([1, 2, 3].map(() => sendDesk(chatbotId, 'withdrawal', fields)));
    const again = await sendDesk(chatbotId, 'withdrawal', fields);
    expect(new Set([...receipts, again].map(({ html }) => html)).size).toBe(1);
    expect([(await declarationsOf(orgId)).size, (await queuedMail(email)).length]).toEqual([1, 1]);
    await sendDesk(chatbotId, 'withdrawal', { ...fields, contract: 'Order 4712' });
    const stored = [...(await declarationsOf(orgId)).values()].map(({ contract }) => contract);
    expect(stored.toSorted()).toEqual(['Order 4711', 'Order 4712']);
  });

  it('keeps what was typed beside what is wrong with it, and stores nothing', async () => {
    const { orgId, chatbotId } = await makeDesk();
    const wrong = {
      name: '',
      email: 'erika@',
      contract: '<b>"4711"</b>',
      message: 'x'.repeat(LIMITS.declarationTextCharacters + 1),
    };
    const page = await declare(chatbotId, 'withdrawal', wrong);
    expect(page.status).toBe(400);
    expect(page.html).toContain('role="alert"');
    for (const field of ['name', 'email', 'message'])
      expect(page.html).toMatch(
        new RegExp(`id="${field}"[^>]*aria-invalid="true"[^>]*aria-describedby="[^"]*${field}-problem`),
      );
    expect(page.html).toContain('value="&lt;b&gt;&quot;4711&quot;&lt;/b&gt;"');
    expect(page.html).toContain('value="erika@"');
    expect(page.html).not.toContain('<b>');
    const cause = await declare(chatbotId, 'cancellation', entered({ cancellation: 'cause', endsOn: '31.02.2027' }));
    expect(cause.html).toMatch(/id="reason-problem"[^]*id="endsOn-problem"/);
    expect((await declarationsOf(orgId)).size).toBe(0);
  });

  it.each(['', 'x', 'a.b.c'])('asks once more for a form with the token %j, with all that was typed', async (token) => {
    const { orgId, chatbotId } = await makeDesk();
    const page = await sendDesk(chatbotId, 'withdrawal', { ...entered(), token });
    expect(page.status).toBe(400);
    expect(page.html).toMatch(/not been received yet[^]*service@test-gmbh\.example[^]*value="Erika Mustermann"/);
    expect((await declarationsOf(orgId)).size).toBe(0);
    const sent = await sendDesk(chatbotId, 'withdrawal', { ...entered(), token: tokenIn(page) });
    expect([sent.status, (await declarationsOf(orgId)).size]).toEqual([200, 1]);
  });

  it('takes no token of another page, another chatbot, or one that was changed or has ended', async () => {
    const [{ orgId, chatbotId }, other] = [await makeDesk(), await makeDesk()];
    const token = tokenIn(await openDesk(chatbotId, 'withdrawal'));
    const [nonce = '', expiry = '', signature = ''] = token.split('.');
    const forged = [
      tokenIn(await openDesk(chatbotId, 'cancellation')),
      tokenIn(await openDesk(other.chatbotId, 'withdrawal')),
      [newId(), expiry, signature].join('.'),
      [nonce, (Number.parseInt(expiry, 36) + 1).toString(36), signature].join('.'),
      `${token}.x`,
    ];
    for (const each of forged) {
      expect((await sendDesk(chatbotId, 'withdrawal', { ...entered(), token: each })).status).toBe(400);
    }
    expect((await declareAt(NOW, chatbotId, entered(), new Date(NOW.getTime() + LIMITS.deskFormMs + 1))).status).toBe(
      400,
    );
    expect((await declarationsOf(orgId)).size).toBe(0);
    expect((await declareAt(NOW, chatbotId, entered(), new Date(NOW.getTime() + LIMITS.deskFormMs))).status).toBe(200);
    expect((await declarationsOf(orgId)).size).toBe(1);
  });

  it('is there for nobody’s trial, no deleted chatbot, no other page, and not while it is off', async () => {
    const { orgId, chatbotId } = await makeDesk();
    const trial = await makeDesk({}, { ownerUid: NOBODY });
    const deleting = await makeDesk({ isDeleting: true });
    const off = await makeDesk({ desk: { ...OPEN_DESK, withdrawal: false } });
    const pages = [trial, deleting, off].map((each) => openDesk(each.chatbotId, 'withdrawal'));
    expect((await Promise.all(pages)).map(({ status }) => status)).toEqual([404, 404, 404]);
    expect((await openDesk(off.chatbotId, 'cancellation')).status).toBe(200);
    const missing = [newId(), 'no.id', '..', `${chatbotId}/withdrawal`].map((id) => openDesk(id, 'withdrawal'));
    expect((await Promise.all(missing)).map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    const token = createDeskToken({ chatbotId: deleting.chatbotId, kind: 'withdrawal' });
    expect((await sendDesk(deleting.chatbotId, 'withdrawal', { ...entered(), token })).status).toBe(404);
    const other = await fetch(`${suiteUrls.functions}/web/desk/${chatbotId}/return`);
    expect([other.status, (await declarationsOf(orgId)).size]).toEqual([404, 0]);
  });

  it('takes a form that was opened before the page was switched off', async () => {
    const { orgId, chatbotId } = await makeDesk({ desk: { ...OPEN_DESK, withdrawal: false } });
    expect((await declareAt(new Date(), chatbotId, entered())).status).toBe(200);
    expect((await declarationsOf(orgId)).size).toBe(1);
  });

  it('runs nothing, is framed by nobody, and is in no search or cache', async () => {
    const { chatbotId } = await makeDesk();
    const { headers, html } = await openDesk(chatbotId, 'withdrawal', 'de');
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/=]+'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
    );
    expect(headers.get('cache-control')).toContain('no-store');
    expect(headers.get('set-cookie')).toBeNull();
    expect(html).toContain('<html lang="de">');
    expect(html).toContain('<meta name="robots" content="noindex">');
    for (const method of ['PUT', 'PATCH', 'DELETE']) {
      const refused = await fetch(`${suiteUrls.functions}/web/desk/${chatbotId}/withdrawal`, { method });
      expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
    }
    const large = await sendDesk(chatbotId, 'withdrawal', entered({ message: 'x'.repeat(LIMITS.deskBytes) }));
    expect(large.status).toBe(413);
  });

  it('says that a flood was not received, and where to write, with all that was typed', async () => {
    const { orgId, chatbotId } = await makeDesk();
    const key = `desk:${chatbotId}:203.0.113.0/24`;
    for (let use = 1; use < LIMITS.deskUsesPerHour; use += 1)
      await takeRateLimit(key, LIMITS.deskUsesPerHour, HOUR_MS, NOW.getTime());
    expect((await declareAt(NOW, chatbotId, entered())).status).toBe(200);
    const refused = await declareAt(NOW, chatbotId, entered());
    expect(refused.status).toBe(429);
    expect(refused.html).toMatch(/has not been received[^]*service@test-gmbh\.example[^]*value="Erika Mustermann"/);
    expect((await declarationsOf(orgId)).size).toBe(1);
  });
});
