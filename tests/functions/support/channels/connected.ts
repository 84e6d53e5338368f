import { connectTelegram, setChannelMode } from '@parlance/domain/contracts/channels';
import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { channelSchema, type ChannelMode } from '@parlance/domain/documents/channels/channel';
import { type Chat, chatSchema } from '@parlance/domain/documents/chats/chat';
import { messageSchema } from '@parlance/domain/documents/chats/message';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { makeTeam } from '../../../support/accounts/makeTeam.ts';
import { admin } from '../../../support/admin.ts';
import { callContract } from '../../../support/callContract.ts';
import { trainedChatbot } from '../answering/trainedChatbot.ts';
import { phoneOf } from './phone.ts';

export const KNOWLEDGE = 'A zip repair costs 18 euros.\n\nParcels arrive within three days.';
const handover = { isOffered: true, minutes: 5, hours: null, closedDays: [], awayMinutes: 5 };

let bots = 500_000 + Math.floor(Math.random() * 100_000_000);

/** Number and token of a bot that nobody else has at the stand-in. */
export function newBot(): { botId: number; token: string } {
  const botId = (bots += 1);
  return { botId, token: `${botId}:local-${newId()}` };
}

/** A chatbot that a bot of its own is connected with. */
export async function connected(mode: ChannelMode, own: Partial<Chatbot> = {}) {
  const team = await makeTeam();
  const { orgId, users } = team;
  const chatbotId = await trainedChatbot(orgId, KNOWLEDGE, { handover, ...own });
  const { botId, token } = newBot();
  const { channelId } = await callContract(connectTelegram, { orgId, chatbotId, token }, users.admin.idToken);
  const place = { orgId, chatbotId, channelId };
  if (mode !== 'draft') await callContract(setChannelMode, { ...place, mode }, users.admin.idToken);
  const channel = async () =>
    channelSchema.parse((await admin.db.doc(paths.channel(orgId, chatbotId, channelId)).get()).data());
  const chats = async (): Promise<(Chat & { id: string })[]> => {
    const found = await admin.db.collection(paths.chats(orgId)).orderBy('createdAt').get();
    return found.docs.map((chat) => ({ id: chat.id, ...chatSchema.parse(chat.data()) }));
  };
  const messages = async (chatId: string) => {
    const found = await admin.db.collection(paths.messages(orgId, chatId)).orderBy('at').get();
    return found.docs.map((message) => ({ id: message.id, ...messageSchema.parse(message.data()) }));
  };
  return { ...place, place, team, botId, token, channel, chats, messages, phone: phoneOf(botId) };
}

