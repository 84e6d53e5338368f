import type { Chat, Routing } from '@parlance/domain/documents/chats/chat';
import { paths } from '@parlance/domain/paths';
import type { Transaction } from 'firebase-admin/firestore';
import { refs } from '../../../kernel/platform/refs.ts';
import { transactionInTurn } from '../../../kernel/platform/writes/transactionInTurn.ts';
import type { ChatPlace } from '../chatPlace.ts';
import { notifyOfWaiting } from './notifyOfWaiting.ts';
import { assignedTo } from '../routing/assignedTo.ts';
import { chooseMember } from '../routing/chooseMember.ts';
import { isHere } from '../routing/isHere.ts';
import { NOT_ROUTED } from '../routing/NOT_ROUTED.ts';
import { takeBack } from '../routing/takeBack.ts';

type Handover = NonNullable<Chat['handover']>;
type Routed = Chat & { handover: Handover & { routing: Routing } };

/**
 * Gives a request to the next member of its team who is there, if the one who has it has not come in time or is gone. When nobody is left,
 * the team is told as if there were no rule, and the conversation is as it was before. What a person has decided meanwhile stays. Returns
 * false where there was nothing to do.
 */
export async function passOnRequest(place: ChatPlace, now: Date): Promise<boolean> {
  const { orgId, chatId } = place;
  const ref = refs.chat(orgId, chatId);
  const left = await transactionInTurn(paths.chat(orgId, chatId), async (transaction) => {
    const chat = (await transaction.get(ref)).data();
    if (!isRouted(chat)) return 'as-it-was';
    const { handover, assigneeUid } = chat;
    const { routing, passOnAt } = handover;
    if (assigneeUid !== null && assigneeUid !== routing.uid) {
      transaction.update(ref, { handover: { ...handover, ...NOT_ROUTED } });
      return 'as-it-was';
    }
    if (passOnAt !== null && passOnAt > now && (await isHere(orgId, routing.uid, now))) return 'as-it-was';
    const { teamId, tried } = routing;
    const next = await chooseMember(transaction, { orgId, teamId, tried, assigneeUid: routing.before, now });
    if (next === undefined) return chat;
    const { uid } = next;
    const given = assignedTo({ ...routing, uid, tried: [...tried, uid] }, now);
    next.write();
    transaction.update(ref, { assigneeUid: uid, handover: { ...handover, ...given } });
    return 'given';
  });
  if (typeof left === 'string') return left === 'given';
  // Before it is written down: a run that dies in between is made up for by the next one, and the key makes it one mail.
  await notifyOfWaiting(orgId, chatId, left);
  return transactionInTurn(paths.chat(orgId, chatId), (transaction) => giveUp(transaction, place, left));
}

/** True iff the visitor of a conversation waits for a member whom a rule has chosen. */
function isRouted(chat: Chat | undefined): chat is Routed {
  return chat?.handover?.status === 'requested' && chat.handover.routing !== null;
}

async function giveUp(transaction: Transaction, { orgId, chatId }: ChatPlace, before: Routed): Promise<boolean> {
  const ref = refs.chat(orgId, chatId);
  const chat = (await transaction.get(ref)).data();
  if (!isRouted(chat) || chat.handover.passOnAt?.getTime() !== before.handover.passOnAt?.getTime()) return false;
  const back = await takeBack(transaction, orgId, chat);
  transaction.update(ref, { ...back, handover: { ...chat.handover, ...NOT_ROUTED } });
  return true;
}
