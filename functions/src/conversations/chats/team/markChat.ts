import { AppError } from '@parlance/domain/errors';
import type { Membership } from '../../../kernel/access/requireMember.ts';
import { db } from '../../../kernel/platform/app.ts';
import { refs } from '../../../kernel/platform/refs.ts';

/** Marks a conversation as read or not read by the team; one that is so already writes nothing. Throws `not-found`. */
export async function markChat({ orgId }: Membership, chatId: string, unread: boolean): Promise<void> {
  const ref = refs.chat(orgId, chatId);
  // In a transaction: a message that comes at the same time stays unread.
  await db.runTransaction(async (transaction) => {
    const chat = (await transaction.get(ref)).data();
    if (chat === undefined) throw new AppError('not-found');
    if (chat.unread !== unread) transaction.update(ref, { unread });
  });
}
