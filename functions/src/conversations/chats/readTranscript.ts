import { type Message, messageSchema } from '@parlance/domain/documents/chats/message';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import type { Transaction } from 'firebase-admin/firestore';
import { db } from '../../kernel/platform/app.ts';

const SAID = ['chatbotId', 'role', 'text', 'at', 'attachment', 'event', 'agentUid', 'agentName'];
const BECAME = ['verdict', 'revised', 'silenced'];
/** Fields that say where a message is counted. */
const COUNTED = ['day', 'hour', 'citations', 'rating'];

/**
 * The newest messages of a conversation in their order, at most `LIMITS.messagesPerChatRead`, without passages. One that does not
 * fit is left out.
 */
export async function readTranscript(
  transaction: Transaction,
  orgId: string,
  chatId: string,
): Promise<(Message & { id: string })[]> {
  const messages = db.collection(paths.messages(orgId, chatId)).orderBy('at', 'desc');
  const newest = await transaction.get(
    messages.limit(LIMITS.messagesPerChatRead).select(...SAID, ...BECAME, ...COUNTED),
  );
  return newest.docs
    .flatMap((found) => {
      const message = messageSchema.safeParse(found.data()).data;
      return message === undefined ? [] : { ...message, id: found.id };
    })
    .toReversed();
}
