import { AppError } from '@parlance/domain/errors';
import { MINUTE_MS } from '@parlance/domain/durations';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import type { Chat } from '@parlance/domain/documents/chats/chat';
import type { Message } from '@parlance/domain/documents/chats/message';
import type { Transaction } from 'firebase-admin/firestore';
import { recordActivity } from '../../kernel/activity/recordActivity.ts';
import { recheckMember } from '../../kernel/access/recheckMember.ts';
import type { Membership } from '../../kernel/access/requireMember.ts';
import { questionIdOf } from '@parlance/domain/widget/answerId';
import { isFinished } from '../../answering/isFinished.ts';
import { extendTurns } from '../../answering/extendTurns.ts';
import { countFigures, figureChange } from '../../figures/countFigures.ts';
import { moveCounted } from '../../figures/moveCounted.ts';
import { dayOf } from '../../kernel/platform/calendar.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { transactionInTurn } from '../../kernel/platform/writes/transactionInTurn.ts';
import { liveOf } from './live/liveOf.ts';
import { relayMessage } from './live/relayMessage.ts';
import type { ChatPlace } from './chatPlace.ts';
import { NOT_ROUTED } from './routing/NOT_ROUTED.ts';
import { writeEvent } from './writeEvent.ts';

/**
 * A member takes a conversation over, asked for or not, also from an agent who is away: from now on the chatbot is silent in it. Of two
 * members at once one gets it, and the other call fails with `chat-taken-over`; a call by the one who has it changes nothing. An answer
 * that is still being written is not kept. A conversation that nobody looked after, that the one who is away looked after, or that
 * a team's rule has given to somebody, is that member's from now on. The activity has an entry of it. Throws `not-found`.
 */
export async function joinChat(who: Membership, chatId: string): Promise<void> {
  const { orgId, uid } = who;
  await transactionInTurn(paths.chat(orgId, chatId), async (transaction) => {
    const { name } = await recheckMember(transaction, who, 'chat.write');
    const timezone = (await transaction.get(refs.org(orgId))).data()?.timezone ?? 'UTC';
    const chat = (await transaction.get(refs.chat(orgId, chatId))).data();
    if (chat === undefined) throw new AppError('not-found');
    if (chat.mode === 'human') {
      if (chat.handover?.agentUid === uid) return;
      if (chat.handover?.status !== 'away' && chat.handover?.agentUid !== null) throw new AppError('chat-taken-over');
    }
    const latest =
      chat.lastAnswerId === null
        ? undefined
        : (await transaction.get(refs.message(orgId, chatId, chat.lastAnswerId))).data();

    const awayMinutes = (await transaction.get(refs.widget(chat.chatbotId))).data()?.handover.awayMinutes ?? null;
    const silencedAt = await silenceQuestion(transaction, { orgId, chatId }, chat, latest);

    const now = new Date();
    const { chatbotId, handover } = chat;
    const isAwaited = handover?.status === 'requested' || handover?.status === 'away';
    const unasked = {
      requestedAt: now,
      dueAt: now,
      email: '',
      consentAt: null,
      awaitedSince: silencedAt,
      language: null,
    };
    const requested = isAwaited ? handover : unasked;
    const waits = awayMinutes !== null && (isAwaited || silencedAt !== null);
    const awayAt = waits ? new Date(now.getTime() + awayMinutes * MINUTE_MS) : null;
    const joined = {
      mode: 'human' as const,
      byAgent: true,
      handover: { ...requested, status: 'joined' as const, agentUid: uid, agentName: name, awayAt, ...NOT_ROUTED },
    };
    // The last answer joins the turns before what is said now: later it would stand behind it.
    const summary = { turns: extendTurns(chat, latest), lastAnswerId: null };
    const counted = moveCounted(transaction, orgId, chat, joined);
    const isLeft = handover?.status === 'away' && chat.assigneeUid === handover.agentUid;
    const work = {
      assigneeUid: isLeft || isByRule(chat) ? uid : (chat.assigneeUid ?? uid),
      isOpen: true,
      unread: false,
    };
    transaction.update(refs.chat(orgId, chatId), { ...joined, ...summary, ...counted, ...work });
    transaction.set(refs.live(orgId, chatId), liveOf({ ...chat, ...joined }));
    recordActivity(transaction, orgId, { uid, name }, { kind: 'chat-taken-over', subject: '', subjectId: chatId });
    const eventId = `${newId()}.joined`;
    const day = dayOf(now, timezone);
    countFigures(transaction, { orgId, chatbotId, day }, figureChange({ takeovers: 1 }));
    const happened = { chatbotId, at: now, event: 'agent-joined', agentUid: uid, agentName: name, day } as const;
    relayMessage(
      transaction,
      { orgId, chatId },
      eventId,
      writeEvent(transaction, { orgId, chatId }, eventId, happened),
    );
  });
}

/** True iff the rule of a team has given a conversation to the member who looks after it. */
function isByRule({ assigneeUid, handover }: Chat): boolean {
  const routing = handover?.status === 'requested' ? handover.routing : null;
  return routing !== null && routing.uid === assigneeUid && routing.before !== assigneeUid;
}

/** Sees to it that no answer is kept that may still be on its way. Returns the time of the newest question if that had no whole one. */
async function silenceQuestion(
  transaction: Transaction,
  { orgId, chatId }: ChatPlace,
  { lastAnswerId }: Chat,
  latest: Message | undefined,
): Promise<Date | null> {
  if (lastAnswerId === null || isFinished(latest)) return null;
  const questionId = questionIdOf(lastAnswerId);
  if (questionId === undefined) return null;
  const ref = refs.message(orgId, chatId, questionId);
  const question = (await transaction.get(ref)).data();
  if (question === undefined) return null;
  transaction.update(ref, { silenced: true });
  return question.at;
}
