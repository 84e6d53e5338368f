import { paths } from '@parlance/domain/paths';
import { refs } from '../../kernel/platform/refs.ts';
import { transactionInTurn } from '../../kernel/platform/writes/transactionInTurn.ts';
import { notify } from '../notifications/notify.ts';
import type { ChatPlace } from './chatPlace.ts';
import { missHandover } from './away/missHandover.ts';

/**
 * Ends the wait for an agent that is over at `now`, and tells the team by mail. A visitor with an address becomes a lead, whose id comes from the request.
 * Both ids are such as no client can name (`storedIdSchema`), so that nothing a visitor sends can be in their place.
 * Returns false where there is nothing to end any more.
 */
export async function expireHandover(place: ChatPlace, now: Date): Promise<boolean> {
  const { orgId, chatId } = place;
  const missed = await transactionInTurn(paths.chat(orgId, chatId), async (transaction) => {
    const chat = (await transaction.get(refs.chat(orgId, chatId))).data();
    if (chat?.handover?.status !== 'requested' || chat.handover.dueAt > now) return undefined;
    const { handover } = chat;
    const eventId = `${handover.requestedAt.getTime()}.missed`;
    const happened = { event: 'handover-missed' } as const;
    const isMissed = await missHandover(transaction, place, { chat, handover, eventId, happened, now });
    return isMissed ? { ...chat, handover } : undefined;
  });
  if (missed === undefined) return false;
  const { chatbotId, lastMessage: excerpt, handover } = missed;
  // Not before: at the last moment somebody may come.
  const key = `${chatId}-missed-${handover.requestedAt.getTime()}`;
  await notify({ orgId, chatbotId, event: 'handover', kind: 'handover-missed', key, chatId, excerpt });
  return true;
}
