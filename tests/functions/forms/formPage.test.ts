import type { FormContent } from '@parlance/domain/documents/forms/form';
import { leadSchema } from '@parlance/domain/documents/chats/lead';
import type { Org } from '@parlance/domain/documents/organizations/org';
import { DAY_MS } from '@parlance/domain/durations';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { serveForm } from '../../../functions/src/edge/forms/serveForm.ts';
import { createFormToken } from '../../../functions/src/kernel/access/tokens/formToken.ts';
import { takeFromDay } from '../../../functions/src/kernel/platform/limits/takeFromDay.ts';
import { admin } from '../../support/admin.ts';
import { exifSegment, makeJpeg } from '../../support/documents/pictures/makeJpeg.ts';
import { fieldOf } from '../../support/documents/ruleForms.ts';
import { makeChatbot } from '../../support/makeChatbot.ts';
import { makeOrg } from '../../support/makeOrg.ts';
import {
  formTokenIn,
  makeForm,
  openFormPage,
  sendFormPage,
  submissionsOf,
  submittedFilesOf,
} from '../support/forms/formClient.ts';
import { queuedMail } from '../support/mail/queuedMail.ts';

afterEach(() => vi.useRealTimers());

async function makePage(changed: Partial<FormContent> = {}, org: Partial<Org> = {}) {
  const { orgId, users } = await makeOrg({ name: 'Test GmbH', ...org });
  const chatbotId = await makeChatbot(orgId);
  return { orgId, users, chatbotId, formId: await makeForm(orgId, chatbotId, changed) };
}

const ENTRIES = { name: 'Erika Mustermann', email: 'Erika@Example.com', agreed: 'true' };

const typed = (token: string, changed: Readonly<Record<string, string>> = {}) =>
  new URLSearchParams({ _token: token, ...ENTRIES, ...changed });

/** Sends a form without the HTTP between, from one network at one time. */
async function sendAt(
  now: Date,
  { chatbotId, formId }: { chatbotId: string; formId: string },
  { opened = now, changed = {} }: { opened?: Date; changed?: Readonly<Record<string, string>> } = {},
) {
  vi.useFakeTimers({ toFake: ['Date'], now });
  const body = Buffer.from(typed(createFormToken({ chatbotId, formId }, opened.getTime()), changed).toString());
  const served = await serveForm({
    method: 'POST',
    path: `/form/${chatbotId}/${formId}`,
    language: 'en',
    contentType: 'application/x-www-form-urlencoded',
    body,
    address: '203.0.113.0/24',
  });
  vi.useRealTimers();
  return served;
}

const NOW = new Date('2026-11-28T12:00:00Z');

describe('a form’s page', () => {
  it('is a form without a script, then thanks; it is stored with its questions, and a lead comes of it', async () => {
    const { orgId, users, chatbotId, formId } = await makePage();
    const page = await openFormPage(chatbotId, formId);
    expect(page.status).toBe(200);
    expect(page.html).toMatch(/<h1>Callback<\/h1>[^]*Your e-mail address[^]*Privacy policy/);
    expect(page.html).not.toContain('<script');
    expect(page.headers.get('x-robots-tag')).toBe('noindex');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    const sent = await sendFormPage(chatbotId, formId, typed(formTokenIn(page)));
    expect([sent.status, /<h1>([^<]+)/.exec(sent.html)?.[1]]).toEqual([200, 'Thank you']);
    const [submissionId = ''] = (await submissionsOf(orgId)).keys();
    const submission = (await submissionsOf(orgId)).get(submissionId);
    expect(submission).toMatchObject({
      chatbotId,
      formId,
      formName: 'Callback',
      chatId: null,
      leadId: submissionId,
      locale: 'en',
      emails: ['erika@example.com'],
    });
    expect(submission?.answers.map(({ label, shown }) => [label, shown])).toEqual([
      ['Your name', 'Erika Mustermann'],
      ['Your e-mail address', 'erika@example.com'],
      ['I agree.', 'Yes'],
    ]);
    const lead = leadSchema.parse((await admin.db.doc(paths.lead(orgId, submissionId)).get()).data());
    expect(lead).toMatchObject({ name: 'Erika Mustermann', email: 'erika@example.com', chatId: null, requests: 1 });
    expect(lead.consentAt).not.toBeNull();
    await expect.poll(async () => (await queuedMail(users.owner.email)).length).toBe(1);
  });

  it('speaks German where it is asked to', async () => {
    const { chatbotId, formId } = await makePage();
    const page = await openFormPage(chatbotId, formId, 'de');
    expect(page.html).toMatch(/<h1>Rückruf<\/h1>[^]*Ihre E-Mail-Adresse[^]*>Absenden<\/button>/);
    const sent = await sendFormPage(chatbotId, formId, typed(formTokenIn(page), { agreed: '', email: 'erika@' }), 'de');
    expect(sent.status).toBe(400);
    expect(sent.html).toMatch(/vollständige E-Mail-Adresse[^]*Wir brauchen Ihre Einwilligung/);
  });

  it('stores what is sent twice once, also at the same time, and what was corrected anew', async () => {
    const { orgId, chatbotId, formId } = await makePage();
    const token = formTokenIn(await openFormPage(chatbotId, formId));
    const sent = await Promise.all([1, 2, 3].map(() => sendFormPage(chatbotId, formId, typed(token))));
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await submissionsOf(orgId)).size).toBe(1);
    await sendFormPage(chatbotId, formId, typed(token, { name: 'Erika Muster' }));
    expect((await submissionsOf(orgId)).size).toBe(2);
    const leads = await admin.db.collection(paths.leads(orgId)).get();
    expect(leads.docs.map((lead) => leadSchema.parse(lead.data()).requests)).toEqual([2, 2]);
  });

  it('keeps what was typed beside what is wrong with it, as text', async () => {
    const { orgId, chatbotId, formId } = await makePage();
    const token = formTokenIn(await openFormPage(chatbotId, formId));
    const wrong = await sendFormPage(
      chatbotId,
      formId,
      typed(token, { name: '"><script>alert(1)</script>', email: 'x' }),
    );
    expect(wrong.status).toBe(400);
    expect(wrong.html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(wrong.html).toMatch(/<a href="#field-email">[^]*aria-invalid="true" aria-describedby="field-email-problem"/);
    expect(formTokenIn(wrong)).toBe(token);
    expect((await submissionsOf(orgId)).size).toBe(0);
  });

  it('takes no token of another form, a forged one or one of yesterday, and keeps what was typed', async () => {
    const { orgId, chatbotId, formId } = await makePage();
    const other = createFormToken({ chatbotId, formId: newId() });
    for (const token of ['', other, `${createFormToken({ chatbotId, formId }).slice(0, -2)}xx`]) {
      const again = await sendFormPage(chatbotId, formId, typed(token));
      expect(again.status).toBe(400);
      expect(again.html).toMatch(/open for too long[^]*value="Erika Mustermann"/);
      expect(formTokenIn(again)).not.toBe(token);
    }
    const late = new Date(NOW.getTime() + LIMITS.formPageMs);
    expect((await sendAt(new Date(late.getTime() + 1), { chatbotId, formId }, { opened: NOW })).status).toBe(400);
    expect((await sendAt(late, { chatbotId, formId }, { opened: NOW })).status).toBe(200);
    expect((await submissionsOf(orgId)).size).toBe(1);
  });

  it('that is off shows what was typed and stores nothing; of one that is deleted the words are left', async () => {
    const { orgId, chatbotId, formId } = await makePage();
    const token = formTokenIn(await openFormPage(chatbotId, formId));
    const form = admin.db.doc(paths.form(orgId, chatbotId, formId));
    await form.update({ isOn: false });
    expect((await openFormPage(chatbotId, formId)).status).toBe(404);
    const off = await sendFormPage(chatbotId, formId, typed(token));
    expect(off.status).toBe(404);
    expect(off.html).toMatch(/not available[^]*value="Erika Mustermann"/);
    await form.delete();
    const gone = await sendFormPage(chatbotId, formId, typed(token));
    expect([gone.status, gone.html.includes('<dd>Erika Mustermann</dd>')]).toEqual([404, true]);
    expect((await submissionsOf(orgId)).size).toBe(0);
  });

  it('of another chatbot is not found there', async () => {
    const [one, two] = [await makePage(), await makePage()];
    expect((await openFormPage(one.chatbotId, two.formId)).status).toBe(404);
    expect((await openFormPage(newId(), one.formId)).status).toBe(404);
  });

  it('takes a file, cleaned, and one that is none is named beside its field', async () => {
    const fields = [fieldOf('photo', { type: 'file' }), fieldOf('note', { isRequired: false })];
    const { orgId, chatbotId, formId } = await makePage({ fields });
    const page = await openFormPage(chatbotId, formId);
    expect(page.html).toContain('enctype="multipart/form-data"');
    const withFile = (bytes: Uint8Array<ArrayBuffer>, name: string) => {
      const body = new FormData();
      body.set('_token', formTokenIn(page));
      body.set('note', 'See the picture.');
      body.set('photo', new Blob([bytes]), name);
      return body;
    };
    const wrong = await sendFormPage(
      chatbotId,
      formId,
      withFile(new TextEncoder().encode('MZ not a picture'), 'a.jpg'),
    );
    expect(wrong.html).toMatch(/Please choose a picture[^]*value="See the picture\."/);
    expect(await submittedFilesOf(orgId)).toEqual([]);
    const photo = new Uint8Array(makeJpeg({ extra: [exifSegment(1, 'GPS 52.5186 13.3763')] }));
    const sent = await sendFormPage(chatbotId, formId, withFile(photo, 'jacket'));
    expect(sent.status).toBe(200);
    const [submissionId = ''] = (await submissionsOf(orgId)).keys();
    const submission = (await submissionsOf(orgId)).get(submissionId);
    const [answer] = submission?.answers ?? [];
    expect(answer).toMatchObject({ shown: 'jacket.jpg', file: { type: 'jpg' } });
    const path = paths.submissionFile(orgId, submissionId, 'photo', answer?.file?.hash ?? '');
    expect(await submittedFilesOf(orgId)).toEqual([path]);
    expect(submission?.leadId).toBeNull();
    // As a browser loads the page again.
    const again = withFile(photo, 'jacket');
    again.set('photo', new Blob([]), '');
    expect((await sendFormPage(chatbotId, formId, again)).status).toBe(200);
    expect((await submissionsOf(orgId)).size).toBe(1);
  });

  it('is for so many of a day: of a network and of an organization, and keeps what the next one typed', async () => {
    const page = await makePage();
    await takeFromDay(`form:${page.orgId}:from:203.0.113.0/24`, 1_000, LIMITS.submissionsPerNetwork - 1, NOW);
    expect((await sendAt(NOW, page)).status).toBe(200);
    const refused = await sendAt(NOW, page);
    expect(refused.status).toBe(429);
    expect(refused.html).toMatch(/most for today has been reached[^]*value="Erika Mustermann"/);
    expect((await sendAt(new Date(NOW.getTime() + DAY_MS), page)).status).toBe(200);
    const trial = await makePage({}, { plan: 'trial' });
    await takeFromDay(`form:${trial.orgId}`, 1_000, LIMITS.trialSubmissionsPerDay - 1, NOW);
    expect([(await sendAt(NOW, trial)).status, (await sendAt(NOW, trial)).status]).toEqual([200, 429]);
    const paid = await makePage({}, { plan: 'pro' });
    await takeFromDay(`form:${paid.orgId}`, 10_000, LIMITS.submissionsPerDay - 1, NOW);
    expect([(await sendAt(NOW, paid)).status, (await sendAt(NOW, paid)).status]).toEqual([200, 429]);
    expect((await submissionsOf(paid.orgId)).size).toBe(1);
  });
});
