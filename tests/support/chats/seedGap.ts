import { answerIdOf } from '@parlance/domain/widget/answerId';
import { chatSchema } from '@parlance/domain/documents/chats/chat';
import { type AgentMessage, newAnswerMessage, newVisitorMessage } from '@parlance/domain/documents/chats/message';
import { SECOND_MS } from '@parlance/domain/durations';
import { newId } from '@parlance/domain/ids';
import type { Locale } from '@parlance/domain/locales';
import { paths } from '@parlance/domain/paths';
import type { Firestore } from 'firebase-admin/firestore';

interface Gap {
  orgId: string;
  chatbotId: string;
  locale: Locale;
  question: string;
  /** Reply of an agent to the visitor. */
  reply?: string | undefined;
  /** The visitor's name, as the website states it. */
  visitor?: string | undefined;
  at?: Date;
}

const REFUSAL: Readonly<Record<Locale, string>> = { en: 'I do not know that.', de: 'Das weiß ich nicht.' };

/** A conversation with a question that was refused and, where there is one, an agent's reply. Written past the callables. */
export async function seedGap(
  db: Firestore,
  { orgId, chatbotId, locale, question, reply, visitor, at = new Date() }: Gap,
): Promise<{ chatId: string; messageId: string }> {
  const [chatId, messageId] = [newId(), newId()];
  const later = (seconds: number) => new Date(at.getTime() + seconds * SECOND_MS);
  const refused = { verdict: 'refused', searchQuery: question } as const;
  const batch = db.batch();
  batch.set(
    db.doc(paths.message(orgId, chatId, messageId)),
    newVisitorMessage({ chatbotId, at, text: question, opens: true, number: 1 }),
  );
  batch.set(
    db.doc(paths.message(orgId, chatId, answerIdOf(messageId))),
    newAnswerMessage({ chatbotId, at: later(1), text: REFUSAL[locale], ...refused }),
  );
  if (reply !== undefined) {
    const agent = {
      agentUid: 'agent',
      agentName: 'Tom',
      draftChange: null,
      translations: {},
      attachment: null,
      original: null,
    };
    const said: AgentMessage = { chatbotId, role: 'agent', text: reply, at: later(60), delivery: null, ...agent };
    batch.set(db.doc(paths.message(orgId, chatId, newId())), said);
  }
  const chat = chatSchema.parse({
    chatbotId,
    channel: 'widget',
    mode: 'bot',
    locale,
    origin: 'https://shop.example',
    category: null,
    sentiment: null,
    identity: visitor === undefined ? null : { name: visitor, email: '' },
    messageCount: reply === undefined ? 2 : 3,
    rating: null,
    lastMessage: question,
    lastMessageAt: at,
    createdAt: at,
    unread: false,
    lastAnswerId: null,
    turns: [],
  });
  batch.set(db.doc(paths.chat(orgId, chatId)), chat);
  await batch.commit();
  return { chatId, messageId };
}
