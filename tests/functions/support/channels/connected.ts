import { connectTelegram, setChannelMode } from '@parlance/domain/contracts/channels';
import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import type { ChannelMode } from '@parlance/domain/documents/channels/channel';
import { newId } from '@parlance/domain/ids';
import { makeTeam } from '../../../support/accounts/makeTeam.ts';
import { callContract } from '../../../support/callContract.ts';
import { trainedChatbot } from '../answering/trainedChatbot.ts';
import { phoneOf } from './phone.ts';
import { readersOf } from './readersOf.ts';

export const KNOWLEDGE = 'A zip repair costs 18 euros.\n\nParcels arrive within three days.';
export const OFFERED = { isOffered: true, minutes: 5, hours: null, closedDays: [], awayMinutes: 5 };

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
  const chatbotId = await trainedChatbot(orgId, KNOWLEDGE, { handover: OFFERED, ...own });
  const { botId, token } = newBot();
  const { channelId } = await callContract(connectTelegram, { orgId, chatbotId, token }, users.admin.idToken);
  const place = { orgId, chatbotId, channelId };
  if (mode !== 'draft') await callContract(setChannelMode, { ...place, mode }, users.admin.idToken);
  return { ...place, place, team, botId, token, ...readersOf(place), phone: phoneOf(botId) };
}
