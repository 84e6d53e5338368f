import { awaitTeam } from '../../conversations/awaitTeam.ts';
import { sendVisitorMessage } from '../../conversations/sendVisitorMessage.ts';
import type { Arrival } from './Arrival.ts';
import { customerOf } from './customerOf.ts';
import { takeFiles } from './files/takeFiles.ts';
import { localeOfArrival, visitorOf } from './visitorOf.ts';

/** Puts a customer's message and its files where the team answers them: the chatbot says nothing there, and proposes a reply once somebody takes it over. */
export async function giveToTeam(arrival: Arrival): Promise<void> {
  const { inbound, message, messageId, thread } = arrival;
  const visitor = visitorOf(arrival);
  await awaitTeam(visitor, {
    locale: await localeOfArrival(arrival),
    identity: { name: thread.senderName, email: message.sender.includes('@') ? message.sender : '' },
    thread: { channelId: inbound.channelId, threadId: inbound.threadId },
    customer: customerOf(arrival),
  });
  const text = message.text.trim();
  if (text !== '') await sendVisitorMessage(visitor, { messageId, text });
  await takeFiles(arrival);
}
