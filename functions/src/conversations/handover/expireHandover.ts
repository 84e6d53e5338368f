import type { Chat } from '@parlance/domain/documents/chats/chat';
import { type Lead, newLead } from '@parlance/domain/documents/chats/lead';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { dayOf } from '../../kernel/platform/calendar.ts';
import { countFigures, figureChange } from '../../figures/countFigures.ts';
import { moveCounted } from '../../figures/moveCounted.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { requestsWithNew } from '../leads/requestsOfPerson.ts';
import { transactionInTurn } from '../../kernel/platform/writes/transactionInTurn.ts';
import type { ChatPlace } from './chatPlace.ts';
import { liveOf } from './live/liveOf.ts';
import { writeEvent } from './writeEvent.ts';

/** The last things that were asked stand in the lead. */
const QUESTIONS = 3;

/**
 * Ends the wait for an agent that is over at `now`; whoever left an address becomes a lead, whose id comes from the request.
 * Both ids are such as no client can name (`storedIdSchema`), so that nothing a visitor sends can be in their place.
 * Returns false where there is nothing to end any more.
 */
export async function expireHandover(place: ChatPlace, now: Date): Promise<boolean> {
  const { orgId, chatId } = place;
  return transactionInTurn(paths.chat(orgId, chatId), async (transaction) => {
    const chat = (await transaction.get(refs.chat(orgId, chatId))).data();
    const org = (await transaction.get(refs.org(orgId))).data();
    if (chat?.handover?.status !== 'requested' || chat.handover.dueAt > now || org === undefined) return false;
    const { chatbotId, handover } = chat;
    const missed = { ...handover, status: 'missed' as const };
    const requestId = handover.requestedAt.getTime();
    const person =
      handover.email === ''
        ? undefined
        : await requestsWithNew(transaction, orgId, { chatbotId, email: handover.email });
    const day = dayOf(now, org.timezone);
    const counted = moveCounted(transaction, orgId, chat, { handover: missed });
    transaction.update(refs.chat(orgId, chatId), { handover: missed, ...counted });
    transaction.set(refs.live(orgId, chatId), liveOf({ ...chat, handover: missed }));
    writeEvent(transaction, place, `${requestId}.missed`, { chatbotId, at: now, event: 'handover-missed', day });
    if (person === undefined) return true;
    const { requests, write } = person;
    const lead = { ...leadOf(chatId, chat, handover, { now, day }), requests };
    transaction.create(refs.lead(orgId, `${chatId}.handover-${requestId}`), lead);
    write();
    countFigures(transaction, { orgId, chatbotId, day }, figureChange({ leads: 1 }));
    return true;
  });
}

function leadOf(
  chatId: string,
  { chatbotId, identity, turns, lastMessage, category }: Chat,
  { email, consentAt }: NonNullable<Chat['handover']>,
  { now, day }: { now: Date; day: string },
): Lead {
  const questions = [...new Set([...turns.map(({ question }) => question), lastMessage])].slice(-QUESTIONS);
  return newLead({
    chatbotId,
    chatId,
    name: identity?.name ?? '',
    email,
    phone: '',
    message: questions.join('\n').slice(-LIMITS.leadMessageCharacters).toWellFormed().trim(),
    category,
    consentAt,
    createdAt: now,
    day,
  });
}
