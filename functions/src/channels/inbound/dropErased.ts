import { paths } from '@parlance/domain/paths';
import { FieldPath } from 'firebase-admin/firestore';
import { eraseChats } from '../../chatbots/eraseChats.ts';
import { db } from '../../kernel/platform/app.ts';
import { refs } from '../../kernel/platform/refs.ts';

interface Made {
  orgId: string;
  eventId: string;
  chatbotId: string;
  chatId: string;
}

/**
 * Erases what a worker has made of a message that was erased while the worker was at it, and is true then. Erasures take the message first: one that
 * is gone by now was erased, and one that is there is found with its conversation by any erasure that comes.
 */
export async function dropErased({ orgId, eventId, chatbotId, chatId }: Made): Promise<boolean> {
  if ((await refs.inbound(orgId, eventId).get()).exists) return false;
  const timezone = (await refs.org(orgId).get()).data()?.timezone ?? 'UTC';
  const chat = db.collection(paths.chats(orgId)).orderBy(FieldPath.documentId()).startAt(chatId).endAt(chatId);
  await eraseChats({ orgId, chatbotId, timezone }, chat);
  return true;
}
