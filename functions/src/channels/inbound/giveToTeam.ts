import { awaitTeam } from '../../conversations/awaitTeam.ts';
import { sendVisitorMessage } from '../../conversations/sendVisitorMessage.ts';
import type { Arrival } from './Arrival.ts';
import { localeOfArrival, visitorOf } from './visitorOf.ts';
import { wordsOf } from './wordsOf.ts';

/** Puts a customer's message where the team answers it: the chatbot says nothing there, and proposes a reply once somebody takes it over. */
export async function giveToTeam(arrival: Arrival): Promise<void> {
  const { inbound, message, messageId, thread } = arrival;
  const visitor = visitorOf(arrival);
  await awaitTeam(visitor, {
    locale: await localeOfArrival(arrival),
    identity: { name: thread.senderName, email: message.sender.includes('@') ? message.sender : '' },
    thread: { channelId: inbound.channelId, threadId: inbound.threadId },
  });
  await sendVisitorMessage(visitor, { messageId, text: wordsOf(message) });
}
