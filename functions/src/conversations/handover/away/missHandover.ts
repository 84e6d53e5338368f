import type { Chat } from '@parlance/domain/documents/chats/chat';
import { type Lead, newLead } from '@parlance/domain/documents/chats/lead';
import type { ChatEvent } from '@parlance/domain/documents/chats/message';
import { LIMITS } from '@parlance/domain/limits';
import type { Transaction } from 'firebase-admin/firestore';
import { queueOutbound } from '../../../delivery/queueOutbound.ts';
import { dayOf } from '../../../kernel/platform/calendar.ts';
import { countFigures, figureChange } from '../../../figures/countFigures.ts';
import { moveCounted } from '../../../figures/moveCounted.ts';
import { refs } from '../../../kernel/platform/refs.ts';
import { requestsWithNew } from '../../leads/requestsOfPerson.ts';
import type { ChatPlace } from '../chatPlace.ts';
import { liveOf } from '../live/liveOf.ts';
import { NOT_ROUTED } from '../routing/NOT_ROUTED.ts';
import { takeBack } from '../routing/takeBack.ts';
import { writeEvent } from '../writeEvent.ts';

/** The last things that were asked stand in the lead. */
const QUESTIONS = 3;

interface Missed {
  chat: Chat;
  handover: NonNullable<Chat['handover']>;
  eventId: string;
  happened: Pick<ChatEvent, 'event'> & Partial<Pick<ChatEvent, 'agentUid' | 'agentName' | 'opensAt'>>;
  now: Date;
}

/**
 * Shows the visitor of a conversation, which the chatbot has from now on, that nobody is there. A visitor with an address becomes a lead,
 * whose id comes from the request. Reads, then writes, of a transaction that has read `chat`. Returns false where there is no
 * organization any more.
 */
export async function missHandover(
  transaction: Transaction,
  place: ChatPlace,
  { chat, handover, eventId, happened, now }: Missed,
): Promise<boolean> {
  const { orgId, chatId } = place;
  const { chatbotId } = chat;
  const org = (await transaction.get(refs.org(orgId))).data();
  if (org === undefined) return false;
  const person =
    handover.email === '' ? undefined : await requestsWithNew(transaction, orgId, { chatbotId, email: handover.email });
  const back = await takeBack(transaction, orgId, chat);
  const day = dayOf(now, org.timezone);
  const missed = {
    mode: 'bot' as const,
    handover: { ...handover, status: 'missed' as const, awayAt: null, ...NOT_ROUTED },
  };
  const counted = moveCounted(transaction, orgId, chat, missed);
  transaction.update(refs.chat(orgId, chatId), { ...missed, ...back, ...counted });
  transaction.set(refs.live(orgId, chatId), liveOf({ ...chat, ...missed }));
  writeEvent(transaction, place, eventId, { chatbotId, at: now, day, ...happened });
  queueOutbound(transaction, { orgId, chatId, messageId: eventId, notice: 'agent-missed' }, chat, now);
  if (person === undefined) return true;
  const { requests, write } = person;
  const lead = { ...leadOf(chatId, chat, handover, { now, day }), requests };
  transaction.create(refs.lead(orgId, `${chatId}.handover-${handover.requestedAt.getTime()}`), lead);
  write();
  countFigures(transaction, { orgId, chatbotId, day }, figureChange({ leads: 1 }));
  return true;
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
