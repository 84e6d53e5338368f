import { type Message, messageSchema } from '@parlance/domain/documents/chats/message';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import type { Transaction } from 'firebase-admin/firestore';
import { db } from '../platform/app.ts';

/** All that says who said what and what became of it, without passages and citations. */
const FIELDS = ['chatbotId', 'role', 'text', 'at', 'verdict', 'revised', 'silenced', 'event', 'agentUid', 'agentName'];
/** What says where it counts. */
const COUNTED_FIELDS = ['day', 'hour', 'citations'];

/**
 * The newest messages of a conversation in their order, at most `LIMITS.messagesPerChatRead`. One that does not fit is left out.
 * @param isCounted Whether days, hours and citations are read as well.
 */
export async function readTranscript(
  transaction: Transaction,
  orgId: string,
  chatId: string,
  isCounted = false,
): Promise<(Message & { id: string })[]> {
  const messages = db.collection(paths.messages(orgId, chatId)).orderBy('at', 'desc');
  const fields = isCounted ? [...FIELDS, ...COUNTED_FIELDS] : FIELDS;
  const newest = await transaction.get(messages.limit(LIMITS.messagesPerChatRead).select(...fields));
  return newest.docs
    .flatMap((found) => {
      const message = messageSchema.safeParse(found.data()).data;
      return message === undefined ? [] : { ...message, id: found.id };
    })
    .toReversed();
}
