import { connectForwarding, connectTelegram, setChannelMode } from '@parlance/domain/contracts/channels';
import { channelSecretSchema } from '@parlance/domain/documents/channels/channel';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { META_SERVICES, type MetaService } from '../../../local/src/channels/LOCAL_META.ts';
import { admin } from '../../support/admin.ts';
import { callContract } from '../../support/callContract.ts';
import { makeOrg } from '../../support/makeOrg.ts';
import { suiteUrls } from '../../support/suiteUrls.ts';
import { newBot } from '../../functions/support/channels/connected.ts';
import { connectMeta, newMetaAccount } from '../../functions/support/channels/connectedMeta.ts';
import { metaPhones } from '../../functions/support/channels/metaPhones.ts';
import { trainedChatbot } from '../../functions/support/answering/trainedChatbot.ts';
import type { Customer } from './Customer.ts';
import { mailCustomer } from './mailCustomer.ts';
import { metaCustomer } from './metaCustomer.ts';
import { telegramCustomer } from './telegramCustomer.ts';

const TEXT = '# Repairs\n\nA zip repair costs 18 euros.\n\n# Shipping\n\nParcels arrive within three days.\n';

type Make = () => Customer;

interface Owned {
  orgId: string;
  chatbotId: string;
  idToken: string;
}

async function answering({ idToken, ...place }: Owned, channelId: string): Promise<void> {
  await callContract(setChannelMode, { ...place, channelId, mode: 'answer' }, idToken);
}

async function withMail(owned: Owned): Promise<Make> {
  const { orgId, chatbotId, idToken } = owned;
  const address = `shop-${newId().toLowerCase()}@shop.example`;
  const input = { orgId, chatbotId, address, senderName: 'Shop' };
  const { channelId, forwardTo } = await callContract(connectForwarding, input, idToken);
  await answering(owned, channelId);
  return () => mailCustomer(orgId, forwardTo);
}

async function withTelegram(owned: Owned): Promise<Make> {
  const { orgId, chatbotId, idToken } = owned;
  const { botId, token } = newBot();
  const { channelId } = await callContract(connectTelegram, { orgId, chatbotId, token }, idToken);
  await answering(owned, channelId);
  const secret = await admin.db.doc(paths.channelSecret(orgId, chatbotId, channelId)).get();
  const { verification } = channelSecretSchema.parse(secret.data());
  const webhook = `${suiteUrls.web}/channels/${orgId}/${chatbotId}/${channelId}`;
  return () => telegramCustomer({ orgId, botId, webhook, verification });
}

async function withMeta(service: MetaService, owned: Owned): Promise<Make> {
  const { orgId, chatbotId, idToken } = owned;
  const { id, token, appSecret } = newMetaAccount(service);
  const access = { orgId, chatbotId, token, appSecret };
  const { channelId, callbackUrl, verifyToken } = await connectMeta(service, id, access, idToken);
  await answering(owned, channelId);
  await metaPhones(id).act({ webhook: { url: callbackUrl, verifyToken } });
  return () => metaCustomer({ orgId, service, accountId: id, callbackUrl });
}

/** Customers of one organization's chatbot, as many of each of its five channels. */
export async function connectCustomers(ofEachChannel: number): Promise<Customer[]> {
  const { orgId, users } = await makeOrg({ plan: 'business' });
  const owned = { orgId, chatbotId: await trainedChatbot(orgId, TEXT), idToken: users.owner.idToken };
  const makers = [await withMail(owned), await withTelegram(owned)];
  for (const service of META_SERVICES) makers.push(await withMeta(service, owned));
  return Array.from({ length: ofEachChannel }, () => makers.map((make) => make())).flat();
}
