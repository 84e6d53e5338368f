import {
  BILLING_MAIL_KINDS,
  type Mail,
  mailMessageSchema,
  mailSchema,
  type MailMessage,
} from '@parlance/domain/documents/mail';
import { MINUTE_MS } from '@parlance/domain/durations';
import { newId } from '@parlance/domain/ids';
import { LOCALES } from '@parlance/domain/locales';
import { paths } from '@parlance/domain/paths';
import { describe, expect, it } from 'vitest';
import { claimMail, MAIL_LEASE_MS } from '../../../functions/src/delivery/mail/claimMail.ts';
import { composeMail } from '../../../functions/src/delivery/mail/composeMail.ts';
import { renderMail } from '../../../functions/src/delivery/renderMail.ts';
import { resendStalledMail } from '../../../functions/src/delivery/mail/resendStalledMail.ts';
import { sendMail } from '../../../functions/src/delivery/mail/sendMail.ts';
import { admin } from '../../support/admin.ts';
import { makeTeam } from '../../support/accounts/makeTeam.ts';
import { makeUser } from '../../support/accounts/makeUser.ts';
import { suiteUrls } from '../../support/suiteUrls.ts';
import { untilDocument } from '../../support/untilDocument.ts';
import { mailsTo } from '../support/mail/mailsTo.ts';
import { makeInvite } from '../support/accounts/makeInvite.ts';

const EVIL = 'Ada\r\nBcc: all@evil.example <img src=x onerror=alert(1)> "&\' {role} ${x} {{7*7}} %2f';

/** A person's name may hold no web address: such a one is left out. */
const NAME = EVIL.replace('\r\nBcc: all@evil.example', '');

const ABOUT = { orgId: 'org', chatbotId: 'bot', chatbotName: EVIL, chatId: 'chat', excerpt: EVIL };

/** The kinds that say something to anybody who has an account. */
const MESSAGES: MailMessage[] = [
  { kind: 'account-exists' },
  { kind: 'reset-password' },
  { kind: 'sign-in-link' },
  { kind: 'sign-in-link-refused' },
  { kind: 'password-changed' },
  { kind: 'sign-in-method-added', provider: 'google.com' },
  { kind: 'account-deleted' },
  { kind: 'email-change-requested', newEmail: EVIL },
  { kind: 'email-changed', newEmail: EVIL },
  { kind: 'member-removed', organizationName: EVIL },
  { kind: 'ownership-received', organizationName: EVIL },
  { kind: 'org-deleted', organizationName: EVIL },
  { kind: 'usage-reached', organizationName: EVIL, percent: 80, used: 1600, max: 2000 },
  { kind: 'role-changed', organizationName: EVIL, role: 'viewer' },
  { kind: 'lead-received', ...ABOUT },
  { kind: 'handover-requested', ...ABOUT },
  { kind: 'handover-missed', ...ABOUT },
  { kind: 'agent-away', ...ABOUT },
  { kind: 'answer-disliked', ...ABOUT },
  { kind: 'question-unanswered', ...ABOUT },
  { kind: 'test-broken', ...ABOUT },
  { kind: 'withdrawal-received', ...ABOUT },
  { kind: 'cancellation-received', ...ABOUT },
  { kind: 'form-submitted', ...ABOUT },
  { kind: 'traffic-unusual', orgId: 'org', chatbotId: 'bot', chatbotName: EVIL, questions: 120, usual: 1.5 },
  { kind: 'webhook-disabled', orgId: 'org', organizationName: EVIL, host: 'hooks.example' },
  { kind: 'notifications-held', orgId: 'org', chatbotId: 'bot', chatbotName: EVIL },
  ...BILLING_MAIL_KINDS.map((kind) => ({
    kind,
    orgId: 'org',
    organizationName: EVIL,
    plan: 'pro' as const,
    at: new Date(0),
    cents: 1190,
    currency: 'usd',
    last4: '4242',
  })),
  {
    kind: 'digest',
    orgId: 'org',
    chatbotId: 'bot',
    chatbotName: EVIL,
    every: 'weekly',
    conversations: 1,
    messages: 2,
    unanswered: 3,
    leads: 4,
    insights: [{ code: 'conversations-grew', action: 'see-conversations', values: { conversations: 30, change: 0.5 } }],
  },
];

function mailTo(to: string, message: MailMessage, overrides: Partial<Mail> = {}): Mail {
  const createdAt = new Date();
  return {
    to,
    locale: 'en',
    message,
    status: 'queued',
    attempts: 0,
    nextAttemptAt: createdAt,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + 86_400_000),
    ...overrides,
  };
}

/** A queued mail that no trigger comes for any more: its event was lost, or its worker was killed. */
async function strand(): Promise<{ mailId: string; to: string }> {
  const { email: to } = await makeUser();
  const mailId = newId();
  const ref = admin.db.doc(paths.mail(mailId));
  // The trigger drops a confirmation of what is confirmed. What it has dropped it never looks at again.
  await ref.set(mailTo(to, { kind: 'confirm-email' }));
  await untilDocument(ref.path, mailSchema, ({ status }) => status === 'dropped');
  const createdAt = new Date(Date.now() - 5 * MINUTE_MS);
  await ref.update({
    message: { kind: 'password-changed' },
    status: 'queued',
    attempts: 0,
    createdAt,
    nextAttemptAt: createdAt,
  });
  return { mailId, to };
}

async function readMail(mailId: string): Promise<Mail> {
  return mailSchema.parse((await admin.db.doc(paths.mail(mailId)).get()).data());
}

describe.each(LOCALES)('mails in %s', (locale) => {
  it.each(MESSAGES)(
    'of kind $kind carry names as text and link to our own pages alone (A-60, T-53, T-58)',
    async (message) => {
      const user = await makeUser();
      const profile = { name: NAME, email: user.email, locale, currentOrgId: null, signUp: null };
      await admin.db.doc(paths.user(user.uid)).set({ ...profile, createdAt: new Date() });
      const mail = await composeMail(mailTo(user.email, message));
      if (mail === undefined) throw new Error('nothing to say');
      expect(mail.subject).not.toMatch(/\p{Cc}/u);
      expect(mail.html).not.toMatch(/<img/);
      expect(mail.html).toContain(`<html lang="${locale}">`);
      const links = [...mail.html.matchAll(/href="([^"]+)"/g)].map(([, href]) => new URL(href ?? ''));
      expect(links.map(({ origin }) => origin)).toEqual([suiteUrls.web]);
      expect(mail.text).toContain('{role} ${x} {{7*7}}');
    },
  );

  it('of an invitation name organization, inviter, role and end, all as text (A-60)', async () => {
    const { orgId } = await makeTeam({ name: NAME });
    const to = `${newId().toLowerCase()}@example.com`;
    const { inviteId } = await makeInvite(orgId, to, { locale, inviterName: NAME, name: NAME, role: 'admin' });
    const mail = await composeMail(mailTo(to, { kind: 'invite', orgId, inviteId }));
    expect(mail?.subject).not.toMatch(/\p{Cc}/u);
    expect(mail?.text).toContain(locale === 'de' ? 'Administrator' : 'administrator');
    expect(mail?.text).toMatch(/7 (days|Tagen)/);
    expect(mail?.text.split(NAME)).toHaveLength(4);
    expect(mail?.html).not.toMatch(/<img/);
    expect(mail?.html).toContain(`href="${suiteUrls.web}/auth/invite#token=`);
  });
});

it('every kind of mail is in the table above or has a test of its own (A-60)', () => {
  const kinds = mailMessageSchema.options.flatMap(({ shape: { kind } }) =>
    'options' in kind ? kind.options : [...kind.values],
  );
  const elsewhere = [
    'confirm-email',
    'confirm-new-email',
    'invite',
    'lead-auto-reply',
    'lead-reply',
    'transcript',
    'withdrawal-receipt',
    'cancellation-receipt',
    'contact-received',
  ];
  expect([...MESSAGES.map(({ kind }) => kind), ...elsewhere].toSorted()).toEqual(kinds.toSorted());
});

it.each(LOCALES)(
  'an automatic reply in %s carries the words of the business as text, and leads nowhere',
  async (locale) => {
    const message = {
      kind: 'lead-auto-reply',
      orgId: 'org',
      organizationName: EVIL,
      text: `${EVIL}\nSecond line`,
    } as const;
    const mail = await composeMail(mailTo(`${newId().toLowerCase()}@example.com`, message, { locale }));
    expect(mail?.text).toContain(`${EVIL}\nSecond line`);
    expect(mail?.html).toContain(`<html lang="${locale}">`);
    expect(mail?.html).not.toMatch(/<img|<a /);
  },
);

it('a link carries its secret in the fragment, which reaches no server (A-74)', async () => {
  const user = await makeUser();
  const mail = await composeMail(mailTo(user.email, { kind: 'reset-password' }, { locale: 'de' }));
  const link = new URL(/href="([^"]+)"/.exec(mail?.html ?? '')?.[1] ?? '');
  expect(link.pathname).toBe('/de/reset-password');
  expect(link.search).toBe('');
  expect(link.hash).toMatch(/^#token=[A-Za-z0-9_-]{43}$/);
});

it('a greeting without a name is a plain one (A-60)', () => {
  expect(renderMail('password-changed', 'de', { name: '' }, suiteUrls.web).text).toMatch(/^Guten Tag,\n/);
  expect(renderMail('password-changed', 'en', { name: 'Ada' }, suiteUrls.web).text).toMatch(/^Hello Ada,\n/);
});

it('nothing is said to whom there is nothing to say (T-48)', async () => {
  const [confirmed, unconfirmed] = await Promise.all([makeUser(), makeUser(false)]);
  const nobody = `${newId().toLowerCase()}@example.com`;
  const compose = (to: string, message: MailMessage) => composeMail(mailTo(to, message));
  expect(await compose(confirmed.email, { kind: 'confirm-email' })).toBeUndefined();
  expect(await compose(unconfirmed.email, { kind: 'confirm-email' })).toBeDefined();
  for (const kind of ['confirm-email', 'reset-password', 'account-exists'] as const) {
    expect(await compose(nobody, { kind })).toBeUndefined();
  }
  expect(await compose(nobody, { kind: 'confirm-new-email', uid: newId() })).toBeUndefined();
  expect(await compose(nobody, { kind: 'invite', orgId: newId(), inviteId: newId() })).toBeUndefined();
});

describe('the outbox', () => {
  it('sends once what arrives twice (A-109)', async () => {
    const { mailId, to } = await strand();
    await Promise.all([sendMail(mailId), sendMail(mailId)]);
    await sendMail(mailId);
    expect(await mailsTo(to)).toHaveLength(1);
    expect(await readMail(mailId)).toMatchObject({ status: 'sent', attempts: 1 });
  });

  it('sends what a killed worker had claimed, once its lease is over (A-109)', async () => {
    const { mailId, to } = await strand();
    const claimedAt = new Date(Date.now() - MAIL_LEASE_MS - 1);
    await claimMail(mailId, claimedAt);
    await resendStalledMail();
    expect(await mailsTo(to)).toHaveLength(1);
    expect(await readMail(mailId)).toMatchObject({ status: 'sent', attempts: 2 });
  });

  it('leaves to a worker what that has just claimed (A-109)', async () => {
    const { mailId } = await strand();
    await claimMail(mailId);
    await resendStalledMail();
    expect(await readMail(mailId)).toMatchObject({ status: 'queued', attempts: 1 });
  });
});
