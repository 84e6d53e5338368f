import {
  connectInstagram,
  connectMessenger,
  connectWhatsApp,
  setChannelMode,
} from '@parlance/domain/contracts/channels';
import type { ChannelMode } from '@parlance/domain/documents/channels/channel';
import { localAppSecret, localGraphToken, type MetaService } from '../../../../local/src/channels/LOCAL_META.ts';
import { makeTeam } from '../../../support/accounts/makeTeam.ts';
import { callContract } from '../../../support/callContract.ts';
import { trainedChatbot } from '../answering/trainedChatbot.ts';
import { KNOWLEDGE, OFFERED } from './connected.ts';
import { metaPhones } from './metaPhones.ts';
import { readersOf } from './readersOf.ts';

let accounts = 600_000 + Math.floor(Math.random() * 100_000_000);

/** An account at the stand-in of Meta's services that nobody else has. */
export function newMetaAccount(service: MetaService): { id: string; token: string; appSecret: string } {
  const id = String((accounts += 1));
  return { id, token: localGraphToken(service, id), appSecret: localAppSecret(id) };
}

interface MetaAccess {
  orgId: string;
  chatbotId: string;
  token: string;
  appSecret: string;
}

/** Calls the contract by which a chatbot is connected with an account of the service. */
export async function connectMeta(service: MetaService, id: string, access: MetaAccess, idToken: string) {
  switch (service) {
    case 'whatsapp':
      return callContract(connectWhatsApp, { ...access, phoneNumberId: id }, idToken);
    case 'messenger':
      return callContract(connectMessenger, { ...access, pageId: id }, idToken);
    case 'instagram':
      return callContract(connectInstagram, { ...access, accountId: id }, idToken);
  }
}

/** A chatbot that an account of its own is connected with, whose address stands in the console. */
export async function connectedMeta(service: MetaService, mode: ChannelMode) {
  const team = await makeTeam();
  const { orgId, users } = team;
  const chatbotId = await trainedChatbot(orgId, KNOWLEDGE, { handover: OFFERED });
  const { id, token, appSecret } = newMetaAccount(service);
  const access = { orgId, chatbotId, token, appSecret };
  const connection = await connectMeta(service, id, access, users.admin.idToken);
  const { channelId, callbackUrl, verifyToken } = connection;
  const place = { orgId, chatbotId, channelId };
  if (mode !== 'draft') await callContract(setChannelMode, { ...place, mode }, users.admin.idToken);
  const phones = metaPhones(id);
  await phones.act({ webhook: { url: callbackUrl, verifyToken } });
  return { ...place, place, team, id, access, callbackUrl, verifyToken, ...readersOf(place), phones };
}
