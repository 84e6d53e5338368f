import { type Lead, LEAD_STATUSES } from '@parlance/domain/documents/chats/lead';
import type { Note } from '@parlance/domain/documents/chats/note';
import { newestLeads } from '@parlance/domain/queries/leads';
import { leadTermOf } from '@parlance/domain/search/leadTerms';
import { dayRange } from '@parlance/domain/time/dayRange';
import type { Query } from 'firebase-admin/firestore';
import { queryOf } from '../../../kernel/platform/queries/queryOf.ts';
import { refs } from '../../../kernel/platform/refs.ts';
import type { Row } from '../files/Table.ts';
import { eachPage } from './eachPage.ts';
import type { RowSource, ExportScope, FilterOf } from './RowSource.ts';
import { momentCell } from './momentCell.ts';

const PAGE = 500;

const OPEN = LEAD_STATUSES.filter((status) => status !== 'done');

const COLUMNS = [
  'id',
  'chatId',
  'chatbotId',
  'chatbot',
  'name',
  'email',
  'phone',
  'message',
  'status',
  'priority',
  'category',
  'assignee',
  'notes',
  'replies',
  'consentAt',
  'createdAt',
] as const;

/** Of the organization's people and chatbots, by their ids. */
interface Names {
  members: ReadonlyMap<string, string>;
  chatbots: ReadonlyMap<string, string>;
}

/** The leads of a list, newest first, a row each. Columns and values are the API's, with the chatbot's name and the team's work. */
export function leadRows(scope: ExportScope, filter: FilterOf<'leads'>): RowSource {
  const query = leadsOf(scope, filter);
  return {
    columns: COLUMNS,
    total: async () => (await query.count().get()).data().count,
    batches: async function* () {
      const [members, chatbots] = await Promise.all([
        refs.members(scope.orgId).get(),
        refs.chatbots(scope.orgId).get(),
      ]);
      const names: Names = {
        members: new Map(members.docs.map((member) => [member.id, member.data().name])),
        chatbots: new Map(chatbots.docs.map((chatbot) => [chatbot.id, chatbot.data().name])),
      };
      for await (const page of eachPage(query, PAGE)) {
        yield { rows: page.map((lead) => rowOf(lead.id, lead.data(), names)), items: page.length };
      }
    },
  };
}

function leadsOf({ orgId, chatbotId, startedBy, timezone }: ExportScope, filter: FilterOf<'leads'>): Query<Lead> {
  const { status, priority, category, assignee, from, to } = filter;
  const asked = {
    chatbotId: chatbotId ?? undefined,
    status: status === 'open' ? OPEN : status,
    priority,
    category,
    assigneeUid: assignee === 'me' ? startedBy : assignee === 'none' ? null : assignee,
    searchTerms: leadTermOf(filter.search),
  };
  return queryOf(refs.leads(orgId), newestLeads, asked, dayRange(from, to, timezone));
}

function rowOf(id: string, lead: Lead, names: Names): Record<(typeof COLUMNS)[number], Row[string]> {
  const { chatId, chatbotId, name, email, phone, message, status, priority, category, assigneeUid, notes, replies } =
    lead;
  return {
    id,
    chatId,
    chatbotId,
    chatbot: names.chatbots.get(chatbotId) ?? '',
    name,
    email,
    phone,
    message,
    status,
    priority,
    category,
    assignee: assigneeUid === null ? null : (names.members.get(assigneeUid) ?? ''),
    notes: notes.map((note) => lineOf(note, names)).join('\n'),
    replies: replies.map((reply) => lineOf(reply, names)).join('\n'),
    consentAt: momentCell(lead.consentAt),
    createdAt: momentCell(lead.createdAt),
  };
}

/** Line with a member's text, its time and its author; a former member has no name. */
function lineOf({ at, authorUid, text }: Pick<Note, 'at' | 'authorUid' | 'text'>, names: Names): string {
  return `${at.toISOString()} ${names.members.get(authorUid) ?? ''}: ${text}`;
}
