import { paths } from '@parlance/domain/paths';
import { refs } from '../../kernel/platform/refs.ts';
import { transactionInTurn } from '../../kernel/platform/writes/transactionInTurn.ts';
import type { ChatPlace } from './chatPlace.ts';
import { missHandover } from './away/missHandover.ts';

/**
 * Ends the wait for an agent that is over at `now`; whoever left an address becomes a lead, whose id comes from the request.
 * Both ids are such as no client can name (`storedIdSchema`), so that nothing a visitor sends can be in their place.
 * Returns false where there is nothing to end any more.
 */
export async function expireHandover(place: ChatPlace, now: Date): Promise<boolean> {
  const { orgId, chatId } = place;
  return transactionInTurn(paths.chat(orgId, chatId), async (transaction) => {
    const chat = (await transaction.get(refs.chat(orgId, chatId))).data();
    if (chat?.handover?.status !== 'requested' || chat.handover.dueAt > now) return false;
    const { handover } = chat;
    const eventId = `${handover.requestedAt.getTime()}.missed`;
    return missHandover(transaction, place, { chat, handover, eventId, happened: { event: 'handover-missed' }, now });
  });
}
