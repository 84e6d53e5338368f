import { attachmentOf } from '@parlance/domain/documents/chats/attachmentOf';
import type { Chat } from '@parlance/domain/documents/chats/chat';
import { type Message, messageSchema, type VisitorMessage } from '@parlance/domain/documents/chats/message';
import { paths } from '@parlance/domain/paths';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { db } from '../../../kernel/platform/app.ts';
import type { Row } from '../files/Table.ts';
import { topicFamily } from './topicFamily.ts';
import { chatList } from './chatList.ts';
import { eachPage } from './eachPage.ts';
import { refs } from '../../../kernel/platform/refs.ts';
import type { RowSource, ExportScope, FilterOf, RowBatch } from './RowSource.ts';
import { sourcesCell } from './sourcesCell.ts';
import { momentCell } from './momentCell.ts';

const PAGE = 100;
/** Conversations whose first messages are read at once. */
const PARALLEL = 10;
const MESSAGES = 200;

/** Fields that are read of a message: without the passages that an answer could draw on, which are most of it. */
const FIELDS = [
  'chatbotId',
  'role',
  'text',
  'at',
  'verdict',
  'citations',
  'original',
  'translations',
  'attachment',
  'model',
  'rating',
  'comment',
  'revised',
  'event',
  'agentUid',
  'agentName',
];

const CHAT_COLUMNS = [
  'chatId',
  'chatbotId',
  'chatbot',
  'channel',
  'locale',
  'origin',
  'visitorName',
  'visitorEmail',
  'category',
  'topic',
  'sentiment',
  'outcome',
  'rating',
  'csatScore',
  'csatComment',
  'createdAt',
  'lastMessageAt',
] as const;

const MESSAGE_COLUMNS = [
  'messageId',
  'at',
  'role',
  'agentName',
  'text',
  'originalText',
  'translations',
  'attachmentType',
  'attachmentBytes',
  'verdict',
  'sources',
  'model',
  'answerRating',
  'ratingComment',
  'revised',
] as const;

/** Of the organization's chatbots, by their ids. */
type Names = ReadonlyMap<string, string>;

type ChatCells = Record<(typeof CHAT_COLUMNS)[number], Row[string]>;
type MessageCells = Record<(typeof MESSAGE_COLUMNS)[number], Row[string]>;

const NO_MESSAGE: MessageCells = {
  messageId: null,
  at: null,
  role: null,
  agentName: null,
  text: null,
  originalText: null,
  translations: null,
  attachmentType: null,
  attachmentBytes: null,
  verdict: null,
  sources: null,
  model: null,
  answerRating: null,
  ratingComment: null,
  revised: null,
};

/**
 * The conversations of a list, the one with the newest message first, with a row for each message in its order: which text was
 * shown when, with the words of its sources that stood beside it. `originalText` is what the visitor saw of an answer that was revised, and what an agent wrote whose message was sent as a
 * translation; `translations` are those that the team has read. The text of a file is its name. Who a visitor is
 * said to be is what the website or the visitor says; nobody has checked it.
 */
export function chatRows(scope: ExportScope, filter: FilterOf<'chats'>): RowSource {
  const find = async () => chatList(scope, filter, await topicFamily(scope.orgId, filter.topic));
  return {
    columns: [...CHAT_COLUMNS, ...MESSAGE_COLUMNS],
    total: async () => {
      const { query, isWhole } = await find();
      return isWhole ? (await query.count().get()).data().count : null;
    },
    batches: async function* () {
      const { query, isWanted } = await find();
      const chatbots = await refs.chatbots(scope.orgId).get();
      const names: Names = new Map(chatbots.docs.map((chatbot) => [chatbot.id, chatbot.data().name]));
      for await (const page of eachPage(query, PAGE)) {
        const wanted = page.filter((chat) => isWanted(chat.data()));
        for (let start = 0; start < wanted.length; start += PARALLEL) {
          yield* batchesOf(scope.orgId, names, wanted.slice(start, start + PARALLEL));
        }
      }
    },
  };
}

async function* batchesOf(
  orgId: string,
  names: Names,
  chats: readonly QueryDocumentSnapshot<Chat>[],
): AsyncGenerator<RowBatch> {
  const opened = await Promise.all(
    chats.map(async (chat) => {
      const pages = eachPage(
        db
          .collection(paths.messages(orgId, chat.id))
          .orderBy('at')
          .select(...FIELDS),
        MESSAGES,
      );
      return { chat, pages, first: await pages.next() };
    }),
  );
  for (const { chat, pages, first } of opened) {
    const cells = chatCells(chat.id, chat.data(), names);
    if (first.done) yield { rows: [{ ...cells, ...NO_MESSAGE }], items: 0 };
    else yield { rows: rowsOf(cells, first.value), items: 0 };
    for await (const page of pages) yield { rows: rowsOf(cells, page), items: 0 };
    yield { rows: [], items: 1 };
  }
}

function rowsOf(cells: ChatCells, messages: readonly QueryDocumentSnapshot[]): Row[] {
  return messages.flatMap((message) => {
    const { data } = messageSchema.safeParse(message.data());
    return data === undefined ? [] : { ...cells, ...messageCells(message.id, data) };
  });
}

function chatCells(chatId: string, chat: Chat, names: Names): ChatCells {
  const { chatbotId, channel, locale, origin, category, topic, sentiment, outcome, rating, csat } = chat;
  const { identity, handover } = chat;
  const email = identity?.email ?? '';
  return {
    chatId,
    chatbotId,
    chatbot: names.get(chatbotId) ?? '',
    channel,
    locale,
    origin,
    visitorName: identity?.name ?? '',
    visitorEmail: email === '' ? (handover?.email ?? '') : email,
    category,
    topic,
    sentiment,
    outcome,
    rating,
    csatScore: csat?.score ?? null,
    csatComment: csat?.comment ?? null,
    createdAt: momentCell(chat.createdAt),
    lastMessageAt: momentCell(chat.lastMessageAt),
  };
}

function messageCells(messageId: string, message: Message): MessageCells {
  const { role, text, at } = message;
  const translations = role === 'event' ? null : translationsCell(message.translations);
  const file = attachmentOf(message);
  const attached = { attachmentType: file?.type ?? null, attachmentBytes: file?.bytes ?? null };
  const said = { ...NO_MESSAGE, ...attached, messageId, role, at: momentCell(at), text, translations };
  switch (role) {
    case 'user':
      return said;
    case 'assistant': {
      const { verdict, rating, comment, revised, original, citations, model } = message;
      const shown = { originalText: original, verdict, sources: sourcesCell(citations), model };
      return { ...said, ...shown, answerRating: rating, ratingComment: comment, revised };
    }
    case 'agent':
      return { ...said, agentName: message.agentName, originalText: message.original?.text ?? null };
    case 'event':
      return { ...said, agentName: message.agentName, text: message.event };
  }
}

/** Translations that were found to be the same, a paragraph each: `de: …`. */
function translationsCell(translations: VisitorMessage['translations']): string | null {
  const lines = Object.entries(translations).flatMap(([locale, text]) => (text === '' ? [] : [`${locale}: ${text}`]));
  return lines.length === 0 ? null : lines.join('\n\n');
}
