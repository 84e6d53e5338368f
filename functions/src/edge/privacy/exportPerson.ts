import type { PersonSubject } from '@parlance/domain/contracts/privacy';
import type { Chat } from '@parlance/domain/documents/chats/chat';
import type { Contact } from '@parlance/domain/documents/contacts/contact';
import type { Submission } from '@parlance/domain/documents/forms/submission';
import type { Lead } from '@parlance/domain/documents/chats/lead';
import type { Message } from '@parlance/domain/documents/chats/message';
import { AppError } from '@parlance/domain/errors';
import { attachedFile } from '../../conversations/attachedFile.ts';
import { submittedFile } from '../../conversations/submittedFile.ts';
import { recheckMember } from '../../kernel/access/recheckMember.ts';
import type { Membership } from '../../kernel/access/requireMember.ts';
import { recordActivity } from '../../kernel/activity/recordActivity.ts';
import { db } from '../../kernel/platform/app.ts';
import { refs } from '../../kernel/platform/refs.ts';
import type { Exchange } from './finding/findExchanges.ts';
import type { Person } from './finding/Person.ts';
import { findPerson } from './findPerson.ts';

/**
 * Sends what an organization holds of a visitor as one JSON text, in parts, with an entry in the activity, and returns its number of
 * characters. Throws `not-found` where there is nothing.
 */
export async function exportPerson(
  who: Membership,
  subject: PersonSubject,
  send: (text: string) => Promise<void>,
): Promise<number> {
  const { orgId } = who;
  const person = await findPerson(orgId, subject);
  const { contacts, leads, declarations, submissions, exchanges, chats, mails } = person;
  const found = [contacts, leads, declarations, submissions, exchanges, chats, mails];
  if (found.every(({ length }) => length === 0)) throw new AppError('not-found');
  await db.runTransaction(async (transaction) => {
    await recheckMember(transaction, who, 'person.manage');
    recordActivity(transaction, orgId, who, { kind: 'person-exported', subject: subject.foundBy });
  });
  let characters = 0;
  for await (const text of textOf(orgId, person)) {
    await send(text);
    characters += text.length;
  }
  return characters;
}

async function* textOf(
  orgId: string,
  { contacts, leads, declarations, submissions, exchanges, chats, mails, quotes }: Person,
): AsyncGenerator<string> {
  yield `{"exportedAt":${JSON.stringify(new Date())},\n"contacts":[\n`;
  yield contacts.map(({ contact }) => JSON.stringify(contactFields(contact))).join(',\n');
  yield '\n],\n"leads":[\n';
  yield leads.map((lead) => JSON.stringify(leadFields(lead.data()))).join(',\n');
  yield '\n],\n"declarations":[\n';
  yield declarations
    .map((declaration) => JSON.stringify({ reference: declaration.id, ...declaration.data() }))
    .join(',\n');
  yield '\n],\n"submissions":[';
  for (const [index, submission] of submissions.entries()) {
    const fields = await submissionFields(orgId, submission.id, submission.data());
    yield `${index === 0 ? '' : ','}\n${JSON.stringify(fields)}`;
  }
  yield '\n],\n"exchanges":[\n';
  yield exchanges.map((exchange) => JSON.stringify(exchangeFields(exchange))).join(',\n');
  yield '\n],\n"conversations":[';
  for (const [index, { id, chat }] of chats.entries()) {
    const messages = await refs.messages(orgId, id).orderBy('at').get();
    yield `${index === 0 ? '' : ','}\n${JSON.stringify({ id, ...chatFields(chat), ...senderOf(chat, exchanges) }).slice(0, -1)},"messages":[`;
    for (const [place, message] of messages.docs.entries()) {
      const attachment = await attachedFile({ orgId, chatId: id, messageId: message.id }, message.data());
      yield `${place === 0 ? '' : ','}${JSON.stringify({ ...messageFields(message.data()), attachment })}`;
    }
    yield ']}';
  }
  yield '\n],\n"mails":[\n';
  yield mails
    .map((mail) => mail.data())
    .map(({ to, message, status, createdAt }) => JSON.stringify({ to, message, status, createdAt }))
    .join(',\n');
  yield `\n],\n"questionsInFigures":${JSON.stringify(quotes.map(({ question, at }) => ({ question, at })))}}\n`;
}

function contactFields(contact: Contact): object {
  const { chatbotId, subject, name, email, attributes, consentAt, createdAt, seenAt } = contact;
  return { chatbotId, subject, name, email, attributes, consentAt, createdAt, seenAt };
}

async function submissionFields(
  orgId: string,
  submissionId: string,
  { formId, formName, chatbotId, chatId, contactId, leadId, locale, answers, at }: Submission,
): Promise<object> {
  const filled = await Promise.all(
    answers.map(async ({ file, ...answer }) => ({
      ...answer,
      file: await submittedFile({ orgId, submissionId }, { field: answer.field, file }),
    })),
  );
  const known = { formId, formName, chatbotId, chatId, contactId, leadId, locale, at };
  return { id: submissionId, ...known, answers: filled };
}

function leadFields({ notes, replies, ...lead }: Lead): object {
  const { chatbotId, chatId, name, email, phone, message, status, priority, category, consentAt, createdAt } = lead;
  const known = { chatbotId, chatId, name, email, phone, message, status, priority, category, consentAt, createdAt };
  return {
    ...known,
    notes: notes.map(({ text, at }) => ({ text, at })),
    replies: replies.map((reply) => ({ text: reply.text, at: reply.at, status: reply.status })),
  };
}

function chatFields(chat: Chat): object {
  const { channel, locale, origin, category, topic, sentiment, rating, csat, identity, handover, createdAt } = chat;
  const asked = handover === null ? null : { requestedAt: handover.requestedAt, email: handover.email };
  return { channel, locale, origin, category, topic, sentiment, rating, csat, identity, handover: asked, createdAt };
}

/** Address and name at the service by which a conversation's customer writes; nothing of the product's own channels. */
function senderOf({ thread, customer, identity }: Chat, exchanges: Person['exchanges']): object {
  if (thread === null) return {};
  const exchange = exchanges.find(({ threadId }) => threadId === thread.threadId)?.thread;
  const address = exchange?.sender ?? customer?.address ?? '';
  const userName = customer?.userName ?? '';
  return { sender: { address, name: exchange?.senderName ?? identity?.name ?? '', ...(userName && { userName }) } };
}

/** An exchange, with the words of messages that are in no conversation yet. */
function exchangeFields({ thread, inbound }: Exchange): object {
  const waiting = inbound.flatMap(({ message, sentAt }) => {
    if (message === null) return [];
    const { sender, senderName, subject, text, files } = message;
    return { sender, senderName, subject, text, files: files.map(({ name, type }) => ({ name, type })), sentAt };
  });
  const { sender = '', senderName = '', lastInboundAt = null } = thread ?? {};
  return { sender, senderName, lastInboundAt, waiting };
}

function messageFields(message: Message): object {
  const { role, text, at } = message;
  if (message.role === 'event') return { role, event: message.event, at };
  const own = message.role === 'agent' && message.original !== null ? { original: message.original } : {};
  const known = Object.keys(message.translations).length === 0 ? own : { ...own, translations: message.translations };
  if (message.role !== 'assistant') return { role, text, at, ...known };
  // What the business's server was asked with the visitor's values, and what it answered.
  const calls = message.calls.length === 0 ? {} : { calls: message.calls };
  return { role, text, at, rating: message.rating, comment: message.comment, ...calls, ...known };
}
