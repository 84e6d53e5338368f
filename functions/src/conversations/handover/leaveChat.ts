import { AppError } from '@parlance/domain/errors';
import { paths } from '@parlance/domain/paths';
import type { Membership } from '../../kernel/access/requireMember.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { transactionInTurn } from '../../kernel/platform/writes/transactionInTurn.ts';
import { endHandover } from './endHandover.ts';

/**
 * Gives a conversation back to the chatbot, also one that somebody else had: whoever has left the organization cannot. One
 * that the chatbot has, with a visitor waiting or not, stays as it is. What was to do in it is done. Throws `not-found`.
 */
export async function leaveChat({ orgId }: Membership, chatId: string): Promise<void> {
  await transactionInTurn(paths.chat(orgId, chatId), async (transaction) => {
    const chat = (await transaction.get(refs.chat(orgId, chatId))).data();
    if (chat === undefined) throw new AppError('not-found');
    if (chat.mode !== 'human') return;
    const now = new Date();
    await endHandover(transaction, { orgId, chatId }, chat, now);
    transaction.update(refs.chat(orgId, chatId), { isOpen: false, doneAt: now });
  });
}
