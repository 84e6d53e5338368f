import type { ChannelFault } from '@parlance/domain/channels/CHANNEL_FAULTS';
import { CHANNEL_RULES } from '@parlance/domain/channels/CHANNEL_RULES';
import type { ChannelConnection } from '@parlance/domain/documents/channels/channel';
import type { Inbound, InboundMessage } from '@parlance/domain/documents/channels/inbound';
import type { Thread } from '@parlance/domain/documents/channels/thread';
import { MINUTE_MS } from '@parlance/domain/durations';
import { AppError } from '@parlance/domain/errors';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { GrpcStatus } from 'firebase-admin/firestore';
import { deleteInboundCopies } from '../../kernel/inboundCopies/deleteInboundCopies.ts';
import { logEvent } from '../../kernel/platform/log/logEvent.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { grpcCodeOf } from '../../kernel/platform/writes/grpcCodeOf.ts';
import type { Arrival } from './Arrival.ts';
import { answerInbound } from './answerInbound.ts';
import { dropErased } from './dropErased.ts';
import { giveToTeam } from './giveToTeam.ts';
import { mayAnswer } from './mayAnswer.ts';
import { noteReceived } from '../connection/noteChannel.ts';

interface Handling {
  orgId: string;
  eventId: string;
  inbound: Inbound;
  thread: Thread;
}

type Change = Partial<Pick<Inbound, 'status' | 'fault' | 'message' | 'attempts' | 'nextAttemptAt'>>;

async function note({ orgId, eventId }: Handling, change: Change): Promise<void> {
  try {
    await refs.inbound(orgId, eventId).update(change);
  } catch (error) {
    // Erased meanwhile.
    if (grpcCodeOf(error) !== GrpcStatus.NOT_FOUND) throw error;
  }
}

async function end(handling: Handling, status: Inbound['status'], fault: ChannelFault | null = null): Promise<true> {
  await deleteInboundCopies(handling.orgId, handling.inbound.message);
  await note(handling, { status, fault, message: null });
  return true;
}

/**
 * Puts one message of a customer into its conversation, and what answers it on its way. Handled twice it changes nothing more: the messages' ids
 * come from the service's. False where it is to be tried again, later. Of one that is erased meanwhile nothing stays.
 */
export async function handleInbound(handling: Handling): Promise<boolean> {
  const { orgId, eventId, inbound } = handling;
  const { chatbotId, channelId, message } = inbound;
  const channel = (await refs.channel(orgId, chatbotId, channelId).get()).data();
  if (channel === undefined || message === null || channel.mode === 'off') return end(handling, 'ignored');
  if (message.text.trim() === '' && message.files.length === 0) return end(handling, 'ignored');
  const thread = await withChat(handling, channel, message);
  // Erased since it was taken.
  if (thread === undefined) return true;
  const isLastAttempt = inbound.attempts + 1 > LIMITS.channelAttempts;
  const messageId = `in-${eventId}`;
  const arrival: Arrival = { orgId, channel, inbound, message, thread, messageId, isLastAttempt };
  await noteReceived({ orgId, chatbotId, channelId }, channel);
  const isDone = await putIn(handling, arrival);
  return (await dropErased({ orgId, eventId, chatbotId, chatId: thread.chatId })) || isDone;
}

async function putIn(handling: Handling, arrival: Arrival): Promise<boolean> {
  const { channel, isLastAttempt } = arrival;
  const attempts = handling.inbound.attempts + 1;
  try {
    if (channel.mode === 'draft' || isLastAttempt || !(await mayAnswer(arrival))) {
      await giveToTeam(arrival);
    } else await answerInbound(arrival);
    return await end(handling, 'done');
  } catch (error) {
    logEvent('channel message not handled', { channel: channel.account.kind, attempts }, error);
    // The chatbot is gone, or refuses for good: there is nobody whom the message could be given to.
    if (error instanceof AppError && error.code === 'not-found') return end(handling, 'failed', 'answer-failed');
    const nextAttemptAt = new Date(Date.now() + attempts * MINUTE_MS);
    await note(handling, { attempts, nextAttemptAt });
    return false;
  }
}

/** The exchange with the conversation in which it goes on: the one before, unless that is over or deleted. Undefined of one that was erased. */
async function withChat(
  { orgId, inbound, thread }: Handling,
  { account }: ChannelConnection,
  { sender, senderName, userName = '', subject, messageIds, token, isVerified }: InboundMessage,
): Promise<Thread | undefined> {
  const { continueMs } = CHANNEL_RULES[account.kind];
  const chat = (await refs.chat(orgId, thread.chatId).get()).data();
  const isOver =
    chat !== undefined &&
    chat.mode === 'bot' &&
    continueMs !== null &&
    chat.lastMessageAt.getTime() < inbound.sentAt.getTime() - continueMs;
  const changes = {
    chatId: isOver ? newId() : thread.chatId,
    sender,
    // What the service was asked for stays where its messages do not say it.
    ...(senderName === '' ? {} : { senderName }),
    ...(userName === '' ? {} : { userName }),
    replyTo: { subject: subject || thread.replyTo.subject, messageIds, ...(token === undefined ? {} : { token }) },
    lastInboundAt: inbound.sentAt > thread.lastInboundAt ? inbound.sentAt : thread.lastInboundAt,
  };
  try {
    await refs.thread(orgId, inbound.threadId).update(changes);
    // One mail of doubtful origin is enough to doubt whose conversation it is.
    if (chat?.customer?.isVerified === true && !isVerified && !isOver) {
      await refs.chat(orgId, thread.chatId).update({ 'customer.isVerified': false });
    }
    return { ...thread, ...changes };
  } catch (error) {
    if (grpcCodeOf(error) === GrpcStatus.NOT_FOUND) return undefined;
    throw error;
  }
}
