import { AppError } from '@parlance/domain/errors';
import type { Membership } from '../../../kernel/access/requireMember.ts';
import { db } from '../../../kernel/platform/app.ts';
import { refs } from '../../../kernel/platform/refs.ts';

/**
 * Says that the team has nothing more to do in a conversation, which is read then, or that it has. What is so already writes nothing.
 * Throws `not-found`.
 */
export async function markChatDone({ orgId }: Membership, chatId: string, isDone: boolean): Promise<void> {
  const ref = refs.chat(orgId, chatId);
  // In a transaction: what a visitor says at the same time stays unread.
  await db.runTransaction(async (transaction) => {
    const chat = (await transaction.get(ref)).data();
    if (chat === undefined) throw new AppError('not-found');
    if (chat.isOpen !== isDone) return;
    transaction.update(ref, isDone ? { isOpen: false, doneAt: new Date(), unread: false } : { isOpen: true });
  });
}
