import { PLAN_CHANNELS } from '@parlance/domain/billing/PLAN_CHANNELS';
import { AppError } from '@parlance/domain/errors';
import { LIMITS } from '@parlance/domain/limits';
import { aiProvider } from '../../ai/provider.ts';
import { answerQuestion } from '../../answering/answerQuestion.ts';
import { sendVisitorMessage } from '../../conversations/sendVisitorMessage.ts';
import { requestHandover } from '../../conversations/requestHandover.ts';
import { refs } from '../../kernel/platform/refs.ts';
import type { Arrival } from './Arrival.ts';
import { customerOf } from './customerOf.ts';
import { giveToTeam } from './giveToTeam.ts';
import { queueOnce } from './queueOnce.ts';
import { localeOfArrival, visitorOf } from './visitorOf.ts';

/** Refusals that do not pass by themselves: the team gets what the chatbot cannot answer. */
const FOR_THE_TEAM: readonly string[] = [
  'message-limit-reached',
  'trial-expired',
  'chatbot-inactive',
  'chatbot-untrained',
];

/**
 * Has the chatbot answer a customer's message, or gives it to the agent who has the conversation. A wish for a person is a request for one. What
 * the chatbot cannot answer because of its state, or because its plan does not name the channel any more, goes to the team.
 */
export async function answerInbound(arrival: Arrival): Promise<void> {
  const { inbound, message, messageId, thread, channel } = arrival;
  const widget = (await refs.widget(inbound.chatbotId).get()).data();
  if (widget !== undefined && !PLAN_CHANNELS[widget.plan].includes(channel.account.kind)) {
    await giveToTeam(arrival);
    return;
  }
  const visitor = visitorOf(arrival);
  const locale = await localeOfArrival(arrival);
  try {
    const result = await answerQuestion(
      {
        visitor,
        address: `channel:${inbound.threadId}`,
        messageId,
        text: message.text,
        locale,
        regenerates: null,
        identity: { name: thread.senderName, email: message.sender.includes('@') ? message.sender : '' },
        thread: { channelId: inbound.channelId, threadId: inbound.threadId },
        customer: customerOf(arrival),
        signal: AbortSignal.timeout(LIMITS.answerTimeoutMs),
        send: async () => undefined,
      },
      await aiProvider(),
    );
    await queueOnce(arrival, result.messageId);
    if (result.offerAgent !== true) return;
    const person = { name: thread.senderName, email: '', hasConsent: false, locale };
    await requestHandover(visitor, { handoverId: `${messageId}-agent`, ...person }).catch((error: unknown) => {
      // Nobody is there now: the answer has said so.
      if (!(error instanceof AppError && error.code === 'handover-closed')) throw error;
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'chat-taken-over') await sendVisitorMessage(visitor, { messageId, text: message.text.trim() });
    else if (FOR_THE_TEAM.includes(error.code)) await giveToTeam(arrival);
    else throw error;
  }
}
