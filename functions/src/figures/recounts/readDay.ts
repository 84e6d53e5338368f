import { addFigures, newFigures } from '@parlance/domain/analytics/addFigures';
import { chatFigures, messageFigures } from '@parlance/domain/analytics/counting/recount';
import { chatSchema } from '@parlance/domain/documents/chats/chat';
import type { Figures } from '@parlance/domain/documents/chats/figures';
import { answerMessageSchema, chatEventSchema } from '@parlance/domain/documents/chats/message';
import { paths } from '@parlance/domain/paths';
import { chatsOfDay } from '@parlance/domain/queries/chats';
import { leadsOfDay } from '@parlance/domain/queries/leads';
import { messagesOfDay } from '@parlance/domain/queries/messages';
import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import * as z from 'zod';
import type { FigureDay } from '../countFigures.ts';
import { db } from '../../kernel/platform/app.ts';
import { groupQueryOf } from '../../kernel/platform/queries/groupQueryOf.ts';
import { queryOf } from '../../kernel/platform/queries/queryOf.ts';

const PAGE = 500;

const countedChatSchema = chatSchema.pick({
  channel: true,
  locale: true,
  site: true,
  proactive: true,
  questions: true,
  counted: true,
  firstResponseMs: true,
  csat: true,
  forTeam: true,
});
/** Of messages of the day only answers and events have one. */
const countedMessageSchema = z.discriminatedUnion('role', [
  answerMessageSchema.pick({
    role: true,
    verdict: true,
    latencyMs: true,
    tokens: true,
    citations: true,
    rating: true,
    at: true,
    hour: true,
    channel: true,
  }),
  chatEventSchema.pick({ role: true, event: true, channel: true }),
]);
const MESSAGE_FIELDS = [
  'role',
  'verdict',
  'latencyMs',
  'tokens',
  'citations',
  'rating',
  'at',
  'hour',
  'channel',
  'event',
];

async function sumOf(query: Query, figuresOf: (found: QueryDocumentSnapshot) => Figures | undefined): Promise<Figures> {
  let sum = newFigures();
  for (let page = await query.limit(PAGE).get(); !page.empty;) {
    for (const found of page.docs) {
      const figures = figuresOf(found);
      if (figures !== undefined) sum = addFigures(sum, figures);
    }
    const last = page.docs.at(-1);
    if (last === undefined || page.size < PAGE) break;
    page = await query.startAfter(last).limit(PAGE).get();
  }
  return sum;
}

/**
 * A chatbot's figures of a day counted from its conversations, messages and leads, page by page: a read for each of them. What does not
 * fit its schema is not counted.
 */
export async function readDay({ orgId, chatbotId, day }: FigureDay): Promise<Figures> {
  const chats = queryOf(db.collection(paths.chats(orgId)), chatsOfDay, { chatbotId, day });
  const messages = groupQueryOf(messagesOfDay, { chatbotId, day });
  const leads = queryOf(db.collection(paths.leads(orgId)), leadsOfDay, { chatbotId, day });
  const [ofChats, ofMessages, leadCount] = await Promise.all([
    sumOf(chats.select(...Object.keys(countedChatSchema.shape)), (found) => {
      const chat = countedChatSchema.safeParse(found.data()).data;
      return chat && chatFigures(chat);
    }),
    sumOf(messages.select(...MESSAGE_FIELDS), (found) => {
      const message = countedMessageSchema.safeParse(found.data()).data;
      const isOwn = found.ref.path.startsWith(`${paths.chats(orgId)}/`);
      return isOwn && message !== undefined ? messageFigures(message) : undefined;
    }),
    leads.count().get(),
  ]);
  return { ...addFigures(ofChats, ofMessages), leads: leadCount.data().count };
}
