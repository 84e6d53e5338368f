import { paths } from '@parlance/domain/paths';
import { addDays } from '@parlance/domain/time/calendarDay';
import { type ChatFilter, readChatFilter } from '../../../web/src/features/chats/filter/chatFilter.ts';
import { chatQuery } from '../../../web/src/features/chats/filter/chatQuery.ts';
import { leadQuery } from '../../../web/src/features/leads/api/leadQuery.ts';
import { ALL_LEADS, type LeadFilter } from '../../../web/src/features/leads/leadFilter.ts';
import type { QuerySpec } from '../../../web/src/lib/firestore/QuerySpec.ts';
import { type ActivityTenant, SEEDED_SOURCE } from './seedActivity.ts';

/** Entries on a page of either list. One more shows whether there is a next page. */
export const PAGE = 25;

/** View of a person: a query with `limit` documents, behind the first page where `page` is 1, or one document. */
export type ActivityView =
  | { kind: 'query'; spec: QuerySpec; limit: number; page: 0 | 1 }
  | { kind: 'document'; path: string };

type Viewed = (tenant: ActivityTenant) => ActivityView;

function chats(filter: Partial<ChatFilter>, page: 0 | 1 = 0): Viewed {
  // What is behind the first page is read without one more.
  const limit = page === 0 ? PAGE + 1 : PAGE;
  return ({ orgId, uid }) => {
    const all = readChatFilter(new URLSearchParams());
    const topicIds = filter.topic === undefined ? [] : [filter.topic];
    const scope = { orgId, chatbotId: filter.chatbot, uid, timezone: 'Europe/Berlin', topicIds };
    const spec = chatQuery(scope, { ...all, ...filter });
    return { kind: 'query', spec, limit, page };
  };
}

function leads(filter: Partial<LeadFilter>): Viewed {
  return ({ orgId, chatbotId, uid }) => {
    const spec = leadQuery({ orgId, chatbotId, uid, timezone: 'Europe/Berlin' }, { ...ALL_LEADS, ...filter });
    return { kind: 'query', spec, limit: PAGE + 1, page: filter.page === 1 ? 1 : 0 };
  };
}

/** The day before which everything of a large organization lies, and the day of the newest. */
function today(): string {
  const now = new Date();
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${now.getFullYear()}-${month}-${day}`;
}

/** Every way of looking at conversations and leads, by the name that the bench prints. */
export const ACTIVITY_VIEWS: Readonly<Record<string, Viewed>> = {
  'chats, first page': chats({}),
  'chats, next page': chats({}, 1),
  'chats of one chatbot': (tenant) => chats({ chatbot: tenant.chatbotId })(tenant),
  'chats by category': chats({ category: 'Repairs' }),
  'chats by tag': chats({ tag: 'Refund' }),
  'chats by assignee': chats({ assignee: 'me' }),
  'chats by outcome': chats({ outcome: 'unanswered' }),
  'chats by sentiment': chats({ sentiment: 'negative' }),
  'chats by rating': chats({ rating: 'negative' }),
  'chats by channel': chats({ channel: 'iframe' }),
  'chats by language': chats({ language: 'de' }),
  'chats, unread': chats({ unread: true }),
  'chats, mine': chats({ mine: true }),
  'chats, by an agent': chats({ agent: true }),
  'chats by days': chats({ to: today() }),
  'chats by website': chats({ site: 'shop.example' }),
  'chats by source': chats({ source: SEEDED_SOURCE }),
  'chats by source, 30 days': chats({ source: SEEDED_SOURCE, from: addDays(today(), -29), to: today() }),
  'chats, person asked for': chats({ person: true }),
  'chats begun on days': chats({ began: true, category: 'Repairs', to: today() }),
  'chats, three filters': chats({ category: 'Repairs', sentiment: 'negative', unread: true }),
  'chats, search': chats({ search: 'Reißverschluss' }),
  'chat by its address': ({ orgId, chatId }) => ({ kind: 'document', path: paths.chat(orgId, chatId) }),
  'messages of a chat': ({ orgId, chatId }) => ({
    kind: 'query',
    spec: { path: paths.messages(orgId, chatId), orderBy: ['at', 'desc'] },
    limit: 200,
    page: 0,
  }),
  'leads, first page': leads({}),
  'leads, next page': leads({ page: 1 }),
  'leads by status': leads({ status: 'done' }),
  'leads by priority': leads({ priority: 'high' }),
  'leads by category': leads({ category: 'Repairs' }),
  'leads by assignee': leads({ assignee: 'me' }),
  'leads by days': leads({ to: today() }),
  'leads by name': leads({ sort: 'name', direction: 'asc' }),
  'leads, search': leads({ search: 'broken' }),
  'leads of one person': ({ orgId, email }) => ({
    kind: 'query',
    spec: { path: paths.leads(orgId), equals: { email }, orderBy: ['createdAt', 'desc'] },
    limit: 50,
    page: 0,
  }),
};
