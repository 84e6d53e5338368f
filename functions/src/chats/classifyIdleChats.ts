import { type Chat, chatSchema } from '@parlance/domain/documents/chats/chat';
import { LIMITS } from '@parlance/domain/limits';
import { type DocumentReference, Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import type { Classification } from '../ai/classification.ts';
import { classifyLexically } from '../ai/local/classifyLexically.ts';
import type { AiProvider } from '../ai/provider.ts';
import { db } from '../platform/app.ts';
import { describeError } from '../platform/describeError.ts';

const PER_PAGE = 50;
/** So many at a time. */
const PARALLEL = 5;
/** What is left then waits for the next run. */
const RUN_MS = 240_000;
/** Once the provider has failed for so long, the conversation's words have to do. */
const PATIENCE_MS = 3_600_000;

/**
 * Finds category, topic and sentiment of the conversations that are over, each once; one that goes on is looked at again
 * when it is over again. Safe to run twice at the same time. Returns how many were done.
 */
export async function classifyIdleChats(provider: AiProvider, now = new Date()): Promise<number> {
  const deadline = Date.now() + RUN_MS;
  const idle = db
    .collectionGroup('chats')
    .where('classifiedAt', '==', null)
    .where('lastMessageAt', '<', Timestamp.fromMillis(now.getTime() - LIMITS.chatIdleMs))
    .orderBy('lastMessageAt')
    .limit(PER_PAGE);
  let done = 0;
  let page = await idle.get();
  while (!page.empty) {
    for (let start = 0; start < page.docs.length; start += PARALLEL) {
      const part = page.docs.slice(start, start + PARALLEL);
      const results = await Promise.all(
        part.map((found) => classifyChat(found.ref, chatSchema.safeParse(found.data()).data, provider, now)),
      );
      done += results.filter(Boolean).length;
    }
    const last = page.docs.at(-1);
    if (last === undefined || Date.now() > deadline) break;
    // What the provider failed for is left behind, not looked at again and again.
    page = await idle.startAfter(last).get();
  }
  return done;
}

async function classifyChat(
  ref: DocumentReference,
  chat: Chat | undefined,
  provider: AiProvider,
  now: Date,
): Promise<boolean> {
  if (chat === undefined) return false;
  const found = await classify(chat, provider, now);
  if (found === undefined) return false;
  return db.runTransaction(async (transaction) => {
    const present = chatSchema.safeParse((await transaction.get(ref)).data()).data;
    // Gone, done by another worker, or going on again.
    if (present?.classifiedAt !== null || present.lastMessageAt.getTime() !== chat.lastMessageAt.getTime())
      return false;
    transaction.update(ref, { ...found, classifiedAt: now });
    return true;
  });
}

async function classify(chat: Chat, provider: AiProvider, now: Date): Promise<Classification | undefined> {
  const transcript = {
    questions: [...chat.turns.map(({ question }) => question), chat.lastMessage],
    locale: chat.locale,
  };
  try {
    return await provider.classify(transcript);
  } catch (error) {
    logger.warn('conversation not classified', { chatbotId: chat.chatbotId, error: describeError(error) });
    const isLate = now.getTime() - chat.lastMessageAt.getTime() > PATIENCE_MS;
    return isLate ? classifyLexically(transcript) : undefined;
  }
}
