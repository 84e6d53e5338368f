import { newLead } from '@parlance/domain/documents/chats/lead';
import type { Widget } from '@parlance/domain/documents/chatbots/widget';
import { AppError } from '@parlance/domain/errors';
import { LIMITS } from '@parlance/domain/limits';
import { LOCALES, type Locale } from '@parlance/domain/locales';
import { DAY_MS } from '@parlance/domain/durations';
import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { isServed } from '../../kernel/access/isServed.ts';
import type { Visitor } from '../../kernel/access/tokens/visitorToken.ts';
import { countFigures, figureChange } from '../../figures/countFigures.ts';
import { dayOf } from '../../kernel/platform/calendar.ts';
import { queueMail } from '../../delivery/queueMail.ts';
import { db } from '../../kernel/platform/app.ts';
import { fitsRateLimit } from '../../kernel/platform/limits/fitsRateLimit.ts';
import { ownsChat } from '../../kernel/contacts/ownsChat.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { requestsWithNew } from './requestsOfPerson.ts';
import { CATALOGUES } from '../../kernel/i18n/CATALOGUES.ts';

export interface Contact {
  contactId: string;
  name: string;
  email: string;
  phone: string;
  message: string;
}

type Fields = Record<'name' | 'phone', string>;

/** The business's own text, or the product's in the visitor's language where that is empty. */
function autoReplyText(own: string, locale: Locale): string {
  return own.trim() === '' ? CATALOGUES[locale].autoReply : own;
}

/** Name and phone number as far as the contact form asks for them. Throws `invalid-input` for a required one that is missing. */
function askedFor(form: Pick<Chatbot['leadForm'], keyof Fields>, given: Fields): Fields {
  const pick = (field: keyof Fields): string => {
    if (form[field] === 'hidden') return '';
    if (form[field] === 'required' && given[field] === '') throw new AppError('invalid-input');
    return given[field];
  };
  return { name: pick('name'), phone: pick('phone') };
}

/**
 * Stores a visitor's message as a lead, tied to the chat if there is one; works whatever state a customer's chatbot is in. Everything
 * but the person's own words is set here, and what the form does not ask for is dropped. Sending the same `contactId` again
 * changes nothing. A contact's consent is noted with them, too. Throws `not-found`, `visitor-token-invalid`, or `invalid-input` where something is missing that the form requires.
 */
export async function submitContact(visitor: Visitor, contact: Contact): Promise<void> {
  const widget = (await refs.widget(visitor.chatbotId).get()).data();
  if (!isServed(widget)) throw new AppError('not-found');
  const { orgId, timezone } = widget;
  const { name, phone } = askedFor(widget.leadForm, contact);
  // The id is bound to the chat: no visitor can reach another's lead by naming its id.
  const leadId = `${visitor.chatId}-${contact.contactId}`;
  const ref = refs.lead(orgId, leadId);
  const stored = await db.runTransaction(async (transaction) => {
    const contactRef = visitor.contact && refs.contact(orgId, visitor.chatbotId, visitor.contact.id);
    const [former, chat, known] = await Promise.all([
      transaction.get(ref),
      transaction.get(refs.chat(orgId, visitor.chatId)),
      contactRef && transaction.get(contactRef),
    ]);
    if (former.exists) return undefined;
    const said = chat.data();
    if (said !== undefined && !ownsChat(visitor, said)) throw new AppError('visitor-token-invalid');
    const now = new Date();
    const { email, message } = contact;
    const day = dayOf(now, timezone);
    const lead = newLead({
      chatbotId: visitor.chatbotId,
      chatId: chat.exists ? visitor.chatId : null,
      name,
      email,
      phone,
      message,
      category: chat.data()?.category ?? null,
      consentAt: now,
      createdAt: now,
      day,
    });
    const { requests, write } = await requestsWithNew(transaction, orgId, lead);
    transaction.create(ref, { ...lead, requests });
    if (known?.exists) transaction.update(known.ref, { consentAt: now });
    write();
    countFigures(transaction, { orgId, chatbotId: visitor.chatbotId, day }, figureChange({ leads: 1 }));
    return { locale: chat.data()?.locale };
  });
  if (stored === undefined || !widget.leadForm.isAutoReplying) return;
  await reply(widget, { chatbotId: visitor.chatbotId, leadId, email: contact.email }, stored.locale);
}

/** Whom the automatic reply thanks. */
interface Thanked {
  chatbotId: string;
  leadId: string;
  email: string;
}

/**
 * Thanks the person by mail. Nobody has shown that the address is theirs, so an address gets one a day of an organization, an
 * organization sends `LIMITS.autoRepliesPerDay`, and a trial, which anybody can begin, sends none.
 */
async function reply(widget: Widget, { chatbotId, leadId, email }: Thanked, spoken: Locale | undefined): Promise<void> {
  const { orgId, orgName, leadForm, plan } = widget;
  if (plan === 'trial') return;
  if (!(await fitsRateLimit(`auto-reply:${orgId}:${email}`, 1, DAY_MS))) return;
  if (!(await fitsRateLimit(`auto-reply:${orgId}`, LIMITS.autoRepliesPerDay, DAY_MS))) return;
  const locale = spoken ?? (await refs.org(orgId).get()).data()?.locale ?? LOCALES[0];
  const text = autoReplyText(leadForm.autoReplyText, locale);
  await queueMail(email, locale, {
    kind: 'lead-auto-reply',
    orgId,
    chatbotId,
    leadId,
    organizationName: orgName,
    text,
  });
}
