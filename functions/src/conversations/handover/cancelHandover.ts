import { paths } from '@parlance/domain/paths';
import type { Visitor } from '../../kernel/access/tokens/visitorToken.ts';
import { transactionInTurn } from '../../kernel/platform/writes/transactionInTurn.ts';
import { endHandover } from './endHandover.ts';
import { orgOf } from './orgOf.ts';
import { ownChat } from './ownChat.ts';

/** The visitor waits no longer for an agent, or has done with the one who came. Repeated calls change nothing. */
export async function cancelHandover(visitor: Visitor): Promise<void> {
  const orgId = await orgOf(visitor);
  const { chatId } = visitor;
  await transactionInTurn(paths.chat(orgId, chatId), async (transaction) => {
    const chat = await ownChat(orgId, visitor, transaction);
    if (chat !== undefined) await endHandover(transaction, { orgId, chatId }, chat, new Date());
  });
}
