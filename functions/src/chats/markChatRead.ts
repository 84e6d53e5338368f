import { AppError } from '@parlance/domain/errors';
import type { Membership } from '../access/requireMember.ts';
import { db } from '../platform/app.ts';
import { refs } from '../platform/refs.ts';

/** Marks a conversation as read by the team; one that is writes nothing. Throws `not-found`. */
export async function markChatRead({ orgId }: Membership, chatId: string): Promise<void> {
  const ref = refs.chat(orgId, chatId);
  // In a transaction: a message that comes at the same time stays unread.
  await db.runTransaction(async (transaction) => {
    const chat = (await transaction.get(ref)).data();
    if (chat === undefined) throw new AppError('not-found');
    if (chat.unread) transaction.update(ref, { unread: false });
  });
}
