import { outboundSchema } from '@parlance/domain/documents/channels/outbound';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { joinChat } from '../../../../functions/src/conversations/handover/joinChat.ts';
import { queueOutbound } from '../../../../functions/src/delivery/queueOutbound.ts';
import { admin } from '../../../support/admin.ts';
import { membershipOf } from '../accounts/membershipOf.ts';
import type { connectedMeta } from './connectedMeta.ts';

type World = Awaited<ReturnType<typeof connectedMeta>>;

/** A conversation in which the chatbot has answered once and an agent writes now. */
export async function withAgent(world: World) {
  await world.phones.say('What does a zip repair cost?');
  await world.phones.received(1);
  const [chat] = await world.chats();
  if (chat?.thread == null) throw new Error('no conversation');
  const agent = membershipOf(world.team, 'member');
  await joinChat(agent, chat.id);
  return { chat, agent, thread: chat.thread };
}

/** Order of a message of the agent's that only the test's own workers take up, as it is not due. */
export async function orderMessage(
  { orgId }: World,
  { chat, thread }: Awaited<ReturnType<typeof withAgent>>,
  at: Date,
  text = `Once ${newId()}.`,
) {
  const { id: chatId, chatbotId } = chat;
  const messageId = newId();
  const message = { chatbotId, role: 'agent', text, at, agentUid: 'a', agentName: 'A' };
  await admin.db.doc(paths.message(orgId, chatId, messageId)).set(message);
  await admin.db.runTransaction(async (transaction) => {
    queueOutbound(transaction, { orgId, chatId, messageId }, { chatbotId, thread }, at);
  });
  const path = paths.outbound(orgId, `${chatId}_${messageId}`);
  return {
    path,
    text,
    read: async () => outboundSchema.parse((await admin.db.doc(path).get()).data()),
  };
}
