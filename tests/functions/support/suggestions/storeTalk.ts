import { chatSchema } from '@parlance/domain/documents/chats/chat';
import { type Message, newAnswerMessage, newVisitorMessage } from '@parlance/domain/documents/chats/message';
import { MINUTE_MS } from '@parlance/domain/durations';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { admin } from '../../../support/admin.ts';
import type { WrittenTalk } from './TALKS.ts';

function messageOf(chatbotId: string, at: Date, kind: string, text: string): Message {
  const said = { chatbotId, at, text };
  if (kind === 'v') return newVisitorMessage(said);
  if (kind === 'c') return newAnswerMessage({ ...said, verdict: 'answered' });
  if (kind === 'r') return newAnswerMessage({ ...said, verdict: 'refused' });
  const agent = {
    agentUid: 'agent',
    agentName: 'Tom',
    draftChange: null,
    translations: {},
    attachment: null,
    delivery: null,
    original: null,
  };
  return { ...said, role: 'agent', ...agent };
}

/** A conversation that somebody of the team has, written past the callables: a line a minute. Returns its id. */
export async function storeTalk(orgId: string, chatbotId: string, { locale, lines }: WrittenTalk): Promise<string> {
  const chatId = newId();
  const startedAt = new Date(Date.now() - lines.length * MINUTE_MS);
  const batch = admin.db.batch();
  for (const [index, line] of lines.entries()) {
    const at = new Date(startedAt.getTime() + index * MINUTE_MS);
    batch.set(
      admin.db.doc(paths.message(orgId, chatId, newId())),
      messageOf(chatbotId, at, line.slice(0, 1), line.slice(2)),
    );
  }
  const chat = chatSchema.parse({
    chatbotId,
    channel: 'widget',
    mode: 'human',
    locale,
    origin: 'https://shop.example',
    category: null,
    sentiment: null,
    messageCount: lines.length,
    rating: null,
    lastMessage: lines.at(-1)?.slice(2) ?? '',
    lastMessageAt: new Date(),
    createdAt: startedAt,
    unread: false,
    lastAnswerId: null,
    turns: [],
  });
  batch.set(admin.db.doc(paths.chat(orgId, chatId)), chat);
  await batch.commit();
  return chatId;
}
