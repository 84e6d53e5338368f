import type { ChannelFault } from '@parlance/domain/channels/CHANNEL_FAULTS';
import { CHANNEL_RULES } from '@parlance/domain/channels/CHANNEL_RULES';
import type { ChannelConnection } from '@parlance/domain/documents/channels/channel';
import type { Inbound, InboundMessage } from '@parlance/domain/documents/channels/inbound';
import type { Thread } from '@parlance/domain/documents/channels/thread';
import { MINUTE_MS } from '@parlance/domain/durations';
import { AppError } from '@parlance/domain/errors';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { deleteInboundCopies } from '../../kernel/inboundCopies/deleteInboundCopies.ts';
import { logEvent } from '../../kernel/platform/log/logEvent.ts';
import { refs } from '../../kernel/platform/refs.ts';
import type { Arrival } from './Arrival.ts';
import { answerInbound } from './answerInbound.ts';
import { giveToTeam } from './giveToTeam.ts';
import { mayAnswer } from './mayAnswer.ts';
import { noteReceived } from '../connection/noteChannel.ts';

interface Handling {
  orgId: string;
  eventId: string;
  inbound: Inbound;
  thread: Thread;
}

/**
 * Puts one message of a customer into its conversation, and what answers it on its way. Handled twice it changes nothing more: the messages' ids
 * come from the service's. False where it is to be tried again, later.
 */
export async function handleInbound({ orgId, eventId, inbound, thread }: Handling): Promise<boolean> {
  const { chatbotId, channelId, message } = inbound;
  const ref = refs.inbound(orgId, eventId);
  const end = async (status: 'done' | 'ignored' | 'failed', fault: ChannelFault | null = null): Promise<true> => {
    await deleteInboundCopies(orgId, message);
    await ref.update({ status, fault, message: null });
    return true;
  };
  const channel = (await refs.channel(orgId, chatbotId, channelId).get()).data();
  if (channel === undefined || message === null || channel.mode === 'off') return end('ignored');
  if (message.text.trim() === '' && message.files.length === 0) return end('ignored');
  const current = await withChat({ orgId, eventId, inbound, thread }, channel, message);
  const attempts = inbound.attempts + 1;
  const isLastAttempt = attempts > LIMITS.channelAttempts;
  const messageId = `in-${eventId}`;
  const arrival: Arrival = { orgId, channel, inbound, message, thread: current, messageId, isLastAttempt };
  await noteReceived({ orgId, chatbotId, channelId }, channel);
  try {
    if (channel.mode === 'draft' || isLastAttempt || !(await mayAnswer(arrival))) {
      await giveToTeam(arrival);
    } else await answerInbound(arrival);
    return await end('done');
  } catch (error) {
    logEvent('channel message not handled', { channel: channel.account.kind, attempts }, error);
    // The chatbot is gone, or refuses for good: there is nobody whom the message could be given to.
    if (error instanceof AppError && error.code === 'not-found') return end('failed', 'answer-failed');
    const nextAttemptAt = new Date(Date.now() + attempts * MINUTE_MS);
    await ref.update({ attempts, nextAttemptAt });
    return false;
  }
}

/** The exchange with the conversation in which it goes on: the one before, unless that is over or deleted. */
async function withChat(
  { orgId, inbound, thread }: Handling,
  { account }: ChannelConnection,
  { sender, senderName, subject, messageIds, token }: InboundMessage,
): Promise<Thread> {
  const { continueMs } = CHANNEL_RULES[account.kind];
  const chat = (await refs.chat(orgId, thread.chatId).get()).data();
  const isOver =
    chat !== undefined &&
    chat.mode === 'bot' &&
    continueMs !== null &&
    chat.lastMessageAt.getTime() < inbound.sentAt.getTime() - continueMs;
  const next = {
    ...thread,
    chatId: isOver ? newId() : thread.chatId,
    sender,
    senderName: senderName || thread.senderName,
    replyTo: { subject: subject || thread.replyTo.subject, messageIds, ...(token === undefined ? {} : { token }) },
    lastInboundAt: inbound.sentAt > thread.lastInboundAt ? inbound.sentAt : thread.lastInboundAt,
  };
  const { lease: _, disclosedAt: __, ...changes } = next;
  await refs.thread(orgId, inbound.threadId).update(changes);
  return next;
}
