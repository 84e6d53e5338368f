import type { BillingMailKind, Mail, MailMessage } from '@parlance/domain/documents/mail';
import { LIMITS } from '@parlance/domain/limits';
import type { Locale } from '@parlance/domain/locales';
import { isConfirmed } from '../../kernel/access/isConfirmed.ts';
import { findUser } from '../../kernel/access/findUser.ts';
import { issueToken } from '../../kernel/access/tokens/issueToken.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { composeConfirmation } from './account/composeConfirmation.ts';
import { composeExisting } from './account/composeExisting.ts';
import { composeNewAddress } from './account/composeNewAddress.ts';
import { composeReset } from './account/composeReset.ts';
import { composeSignInLink } from './account/composeSignInLink.ts';
import type { Recipient } from './account/Recipient.ts';
import { insightText, mailIntl } from './intl/mailIntl.ts';
import { composeInvite } from './composeInvite.ts';
import { linkTo } from '../linkTo.ts';
import { quotableName } from '../quotableName.ts';
import { type RenderedMail, renderMail } from '../renderMail.ts';
import { methodName } from './methodName.ts';
import { composeReceipt } from './declaration/composeReceipt.ts';
import { composeTranscript } from './transcript/composeTranscript.ts';
import { MAIL_TEXTS } from './texts/MAIL_TEXTS.ts';

type MessageOf<K extends MailMessage['kind']> = Extract<MailMessage, { kind: K }>;

/** A confirmed account gets its owner's language and is called by its name; nobody else can choose them. */
async function recipientOf(mail: Mail): Promise<Recipient> {
  const account = await findUser(mail.to);
  const profile = account === undefined ? undefined : (await refs.user(account.uid).get()).data();
  if (!isConfirmed(account)) return { to: mail.to, name: '', locale: mail.locale, account };
  const name = quotableName(profile?.name ?? account?.displayName);
  return { to: mail.to, name, locale: profile?.locale ?? mail.locale, account };
}

/**
 * Makes a queued mail's text and link from what is true now. This is where secrets are made: they go into the answer alone.
 * Undefined where there is nothing to say (any more).
 */
export async function composeMail(mail: Mail): Promise<RenderedMail | undefined> {
  const { message } = mail;
  if (message.kind === 'invite') return composeInvite(mail.to, message);
  if (message.kind === 'transcript') return composeTranscript(message, mail.locale);
  if ('declarationId' in message) return composeReceipt(message, mail.locale);
  const recipient = await recipientOf(mail);
  if ('cents' in message) return composeBilling(recipient, message);
  if ('excerpt' in message) return composeNotice(recipient, message);
  return composeFor(recipient, message, mail.locale);
}

type Other = Exclude<
  MailMessage,
  { kind: 'invite' | 'transcript' | BillingMailKind } | { excerpt: string } | { declarationId: string }
>;

/** @param chosen Language that was chosen when the mail was queued. */
function composeFor(
  recipient: Recipient,
  message: Other,
  chosen: Locale,
): RenderedMail | undefined | Promise<RenderedMail | undefined> {
  const { name, locale } = recipient;
  switch (message.kind) {
    case 'confirm-email':
      return composeConfirmation(recipient);
    case 'reset-password':
      return composeReset(recipient);
    case 'sign-in-link':
      return composeSignInLink(recipient);
    case 'confirm-new-email':
      return composeNewAddress(recipient, message.uid);
    case 'account-exists':
      return composeExisting(recipient);
    case 'account-deleted':
      return renderMail(message.kind, locale, { name }, linkTo(`/${locale}`));
    case 'password-changed':
    case 'sign-in-link-refused':
      return renderMail(message.kind, locale, { name }, linkTo('/signin'));
    case 'sign-in-method-added':
      return composeNewMethod(recipient, message.provider);
    case 'email-change-requested':
    case 'email-changed':
      return renderMail(message.kind, locale, { name, newEmail: message.newEmail }, linkTo('/signin'));
    case 'member-removed':
    case 'org-deleted':
      return renderMail(message.kind, locale, { ...message, name }, linkTo('/signin'));
    case 'ownership-received':
      return renderMail(message.kind, locale, { ...message, name }, linkTo('/dashboard'));
    case 'usage-reached':
      return renderMail(message.kind, locale, { name, ...usageValues(message, locale) }, linkTo(usagePath(locale)));
    case 'webhook-disabled':
      return renderMail(message.kind, locale, { ...message, name }, linkTo('/dashboard/settings/api'));
    case 'traffic-unusual':
      return composeTraffic(recipient, message);
    case 'notifications-held':
      return renderMail(message.kind, locale, { ...message, name }, linkTo(`${chatbotPath(message)}/activity/chats`));
    case 'digest':
      return composeDigest(recipient, message);
    case 'lead-auto-reply':
      return composeThanks(message, chosen);
    case 'lead-reply':
      return composeReply(message, chosen);
    case 'contact-received':
      return composeContact(message, locale);
    case 'role-changed':
      return composeRole(recipient, message);
  }
}

function usagePath(locale: Locale): string {
  return `/${locale}/dashboard/usage`;
}

function chatbotPath({ chatbotId }: { chatbotId: string }): string {
  return `/dashboard/chatbot/${chatbotId}`;
}

function chatPath(message: { chatbotId: string; chatId: string | null }): string {
  return `${chatbotPath(message)}/activity/chats${message.chatId === null ? '' : `?chat=${message.chatId}`}`;
}

/** Figures as the language writes them. */
function digestValues(message: MessageOf<'digest'>, locale: Locale): Record<string, string> {
  const intl = mailIntl(locale);
  return {
    chatbotName: message.chatbotName,
    period: MAIL_TEXTS[locale].periods[message.every],
    conversations: intl.formatNumber(message.conversations),
    messages: intl.formatNumber(message.messages),
    unanswered: intl.formatNumber(message.unanswered),
    leads: intl.formatNumber(message.leads),
    insights: message.insights.map((insight) => insightText(locale, insight)).join('\n'),
  };
}

function composeRole({ name, locale }: Recipient, message: MessageOf<'role-changed'>): RenderedMail {
  const values = { ...message, name, role: MAIL_TEXTS[locale].roles[message.role] };
  return renderMail(message.kind, locale, values, linkTo('/dashboard'));
}

function composeNewMethod({ name, locale }: Recipient, provider: string): RenderedMail {
  const values = { name, method: methodName(provider, locale) };
  return renderMail('sign-in-method-added', locale, values, linkTo('/dashboard/settings/account'));
}

/** A member's digest, which mail programs can end with one click (RFC 8058). */
async function composeDigest(
  { name, locale, account }: Recipient,
  message: MessageOf<'digest'>,
): Promise<RenderedMail> {
  const { orgId, chatbotId, kind } = message;
  const values = { name, ...digestValues(message, locale) };
  const rendered = renderMail(kind, locale, values, linkTo(usagePath(locale)));
  if (account === undefined) return rendered;
  const expiresAt = new Date(Date.now() + LIMITS.unsubscribeTokenMs);
  const secret = await issueToken({ purpose: 'unsubscribe', orgId, chatbotId, uid: account.uid, expiresAt });
  const headers = {
    'List-Unsubscribe': `<${linkTo(`/api/unsubscribe?token=${secret}`)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  return { ...rendered, headers };
}

/** The thanks to a visitor, in the language that was chosen when it was queued: whose the address is nobody has shown. */
function composeThanks({ kind, organizationName, text }: MessageOf<'lead-auto-reply'>, locale: Locale): RenderedMail {
  return renderMail(kind, locale, { organizationName, text }, linkTo(`/${locale}`));
}

/** Mail with a member's text, and the visitor's own words below it. Answers go to the member. */
function composeReply(message: MessageOf<'lead-reply'>, locale: Locale): RenderedMail {
  const { organizationName, text, replyTo } = message;
  const quoted = message.quoted.replaceAll(/^/gm, '> ');
  const rendered = renderMail(message.kind, locale, { organizationName, text, quoted }, linkTo(`/${locale}`));
  return { ...rendered, replyTo };
}

type Notice = Extract<MailMessage, { excerpt: string }>;

/** Word to a member of what a visitor did. */
function composeNotice({ name, locale }: Recipient, message: Notice): RenderedMail {
  const { kind, chatbotName, excerpt } = message;
  return renderMail(kind, locale, { name, chatbotName, excerpt }, linkTo(noticePath(message)));
}

function noticePath(message: Notice): string {
  if (message.kind === 'lead-received') return `${chatbotPath(message)}/activity/leads`;
  if (message.kind === 'withdrawal-received' || message.kind === 'cancellation-received') {
    return `${chatbotPath(message)}/activity/declarations?declaration=${encodeURIComponent(message.excerpt)}`;
  }
  if (message.kind === 'form-submitted') return `${chatbotPath(message)}/activity/submissions`;
  return message.kind === 'test-broken' ? `${chatbotPath(message)}/tests?show=failed` : chatPath(message);
}

/** Mail with a message from the contact page. Answers go to the person who wrote it. */
function composeContact({ kind, email, phone, text }: MessageOf<'contact-received'>, locale: Locale): RenderedMail {
  const sender = [email, phone].filter((part) => part !== '').join(', ');
  return { ...renderMail(kind, locale, { sender, text }, linkTo(`/${locale}`)), replyTo: email };
}

function composeTraffic({ name, locale }: Recipient, message: MessageOf<'traffic-unusual'>): RenderedMail {
  const { chatbotName, questions, usual } = message;
  const rate = mailIntl(locale).formatNumber(usual, { maximumFractionDigits: 1 });
  const values = { name, chatbotName, questions: mailIntl(locale).formatNumber(questions), usual: rate };
  return renderMail(message.kind, locale, values, linkTo(`${chatbotPath(message)}/settings/security`));
}

/** A day is the organization's business; a mail is read anywhere: the date is that of UTC. */
function composeBilling({ name, locale }: Recipient, message: MessageOf<BillingMailKind>): RenderedMail {
  const { kind, organizationName, plan, at, cents, currency, last4 = '' } = message;
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: currency.toUpperCase() });
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const values = {
    name,
    organizationName,
    plan: MAIL_TEXTS[locale].plans[plan],
    amount: money.format(cents / 100),
    last4,
    date: at === null ? MAIL_TEXTS[locale].openEnd : date.format(at),
  };
  return renderMail(kind, locale, values, linkTo('/dashboard/settings/billing'));
}

function usageValues(message: MessageOf<'usage-reached'>, locale: Locale): Record<string, string> {
  const intl = mailIntl(locale);
  return {
    organizationName: message.organizationName,
    percent: intl.formatNumber(message.percent / 100, { style: 'percent' }),
    used: intl.formatNumber(message.used),
    max: intl.formatNumber(message.max),
  };
}
