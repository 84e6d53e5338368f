import type { MaskedRead } from '@parlance/domain/contracts/privacy';
import { type Chat, chatSchema } from '@parlance/domain/documents/chats/chat';
import { type Lead, leadSchema } from '@parlance/domain/documents/chats/lead';
import { type Declaration, declarationSchema } from '@parlance/domain/documents/declarations/declaration';
import { type Message, messageSchema } from '@parlance/domain/documents/chats/message';
import { type Stats, statsSchema } from '@parlance/domain/documents/chats/stats';
import { topicSchema } from '@parlance/domain/documents/chats/topic';
import { tagsSchema } from '@parlance/domain/documents/organizations/tags';
import { viewSchema } from '@parlance/domain/documents/organizations/view';
import { type Submission, submissionSchema } from '@parlance/domain/documents/forms/submission';
import type { Locale } from '@parlance/domain/locales';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { ZodType } from 'zod';
import { logEvent } from '../../kernel/platform/log/logEvent.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { FIELD_RULES } from './FIELD_RULES.ts';
import { maskAnswer } from './maskAnswer.ts';
import { maskFields } from './maskFields.ts';
import { ownContacts } from '../ownContacts.ts';
import { peopleOf, personOfLead, together } from '../peopleOf.ts';
import { quotedChats } from './quotedChats.ts';
import { introducedNames } from './text/introducedNames.ts';
import { maskPersonal } from '../maskPersonal.ts';
import type { KnownPeople } from './text/KnownPeople.ts';

interface Masked {
  id: string;
  fields: unknown;
}

interface Parsed<T> {
  id: string;
  data: T;
}

interface MaskRequest {
  orgId: string;
  locale: Locale;
  read: Pick<MaskedRead, 'collection' | 'chatId'>;
}

const NOBODY: KnownPeople = { names: [], emails: [], phones: [] };
const NONE: ReadonlySet<string> = new Set();

/** Documents by their schema, which leaves out what it does not know. One that does not fit is logged and left out. */
function parsed<T>(documents: readonly DocumentSnapshot[], schema: ZodType<T>): readonly Parsed<T>[] {
  return documents.flatMap((document) => {
    const { success, data, error } = schema.safeParse(document.data());
    if (success) return [{ id: document.id, data }];
    logEvent('document not readable', {}, error);
    return [];
  });
}

function introducing(texts: readonly string[]): KnownPeople {
  return { ...NOBODY, names: texts.flatMap(introducedNames) };
}

async function maskChats(orgId: string, locale: Locale, chats: readonly Parsed<Chat>[]): Promise<readonly Masked[]> {
  const people = await peopleOf(orgId, new Map(chats.map(({ id, data }) => [id, data])));
  return chats.map(({ id, data }) => {
    const said = introducing([
      data.lastMessage,
      data.csat?.comment ?? '',
      ...data.turns.map(({ question }) => question),
    ]);
    const known = together([people.get(id) ?? NOBODY, said]);
    return { id, fields: maskFields(data, FIELD_RULES.chats, { locale, people: known, own: NONE }) };
  });
}

async function maskMessages(
  { orgId, locale, read: { chatId = '' } }: MaskRequest,
  messages: readonly Parsed<Message>[],
): Promise<readonly Masked[]> {
  const chat = (await refs.chat(orgId, chatId).get()).data();
  const known = await peopleOf(orgId, new Map([[chatId, chat ?? { identity: null, handover: null }]]));
  const said = messages.flatMap(({ data }) => (data.role === 'user' ? [data.text] : []));
  const earlier = chat?.turns.map(({ question }) => question) ?? [];
  const answered = messages.flatMap(({ data }) => (data.role === 'assistant' ? data.calls : []));
  const results = answered.map(({ excerpt }) => excerpt);
  const people = together([known.get(chatId) ?? NOBODY, introducing([...earlier, ...said, ...results])]);
  const own = ownContacts(messages.map(({ data }) => data));
  return messages.map(({ id, data }) => ({
    id,
    fields: maskFields(data, FIELD_RULES.messages, { locale, people, own }),
  }));
}

function maskLeads(locale: Locale, leads: readonly Parsed<Lead>[]): readonly Masked[] {
  return leads.map(({ id, data }) => {
    const people = together([personOfLead(data), introducing([data.message])]);
    return { id, fields: maskFields(data, FIELD_RULES.leads, { locale, people, own: NONE }) };
  });
}

function maskDeclarations(locale: Locale, declarations: readonly Parsed<Declaration>[]): readonly Masked[] {
  return declarations.map(({ id, data }) => {
    const said = introducing([data.contract, data.reason, data.message]);
    const people = together([{ names: [data.name], emails: [data.email], phones: [] }, said]);
    return { id, fields: maskFields(data, FIELD_RULES.declarations, { locale, people, own: NONE }) };
  });
}

/** Answers in free words are somebody's as a whole: of these there is a mask by the answer's type. Choices, numbers and days stay. */
function maskSubmissions(locale: Locale, submissions: readonly Parsed<Submission>[]): readonly Masked[] {
  return submissions.map(({ id, data }) => {
    const answers = data.answers.map((answer) => maskAnswer(answer, locale));
    const said = introducing(data.answers.map(({ shown }) => shown));
    const names = data.answers.flatMap(({ field, shown }) => (field.includes('name') ? [shown] : []));
    const people = together([{ names, emails: data.emails, phones: [] }, said]);
    const fields = maskFields({ ...data, answers }, FIELD_RULES.submissions, { locale, people, own: NONE });
    return { id, fields };
  });
}

async function maskStats(orgId: string, locale: Locale, days: readonly Parsed<Stats>[]): Promise<readonly Masked[]> {
  const chats = await quotedChats(
    orgId,
    days.map(({ data }) => data),
  );
  const people = await peopleOf(orgId, chats);
  return days.map(({ id, data }) => {
    const unanswered = Object.entries(data.unanswered).flatMap(([place, quote]) => {
      const known = people.get(quote.chatId);
      // What cannot be masked is not sent.
      if (known === undefined) return [];
      const question = maskPersonal(quote.question, { locale, people: known, own: NONE });
      return [[place, { ...quote, question }] as const];
    });
    const day = { ...data, unanswered: Object.fromEntries(unanswered) };
    return { id, fields: maskFields(day, FIELD_RULES.stats, { locale, people: NOBODY, own: NONE }) };
  });
}

/** The filters of a view without its search: what was searched for may be somebody's name or address. */
function withoutSearch(query: string): string {
  const params = new URLSearchParams(query);
  params.delete('q');
  return params.toString();
}

/** The documents of one read as viewers may see them, in their order. */
export async function maskDocuments(
  request: MaskRequest,
  documents: readonly DocumentSnapshot[],
): Promise<readonly Masked[]> {
  const { orgId, locale, read } = request;
  const options = { locale, people: NOBODY, own: NONE };
  switch (read.collection) {
    case 'chats':
      return maskChats(orgId, locale, parsed(documents, chatSchema));
    case 'messages':
      return maskMessages(request, parsed(documents, messageSchema));
    case 'leads':
      return maskLeads(locale, parsed(documents, leadSchema));
    case 'declarations':
      return maskDeclarations(locale, parsed(documents, declarationSchema));
    case 'submissions':
      return maskSubmissions(locale, parsed(documents, submissionSchema));
    case 'stats':
      return maskStats(orgId, locale, parsed(documents, statsSchema));
    case 'topics':
      return parsed(documents, topicSchema).map(({ id, data }) => ({
        id,
        fields: maskFields(data, FIELD_RULES.topics, options),
      }));
    case 'views':
      return parsed(documents, viewSchema).map(({ id, data }) => ({
        id,
        fields: { ...data, name: maskFields(data.name, FIELD_RULES.views, options), query: withoutSearch(data.query) },
      }));
    case 'tags':
      return parsed(documents, tagsSchema).map(({ id, data }) => ({
        id,
        fields: maskFields(data, FIELD_RULES.tags, options),
      }));
  }
}
