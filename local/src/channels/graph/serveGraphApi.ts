import { createHmac } from 'node:crypto';
import * as z from 'zod';
import { json } from '../../http/json.ts';
import { readForm } from '../../http/readForm.ts';
import { parseJson } from '../../http/parseJson.ts';
import type { Handler, Reply } from '../../http/serve.ts';
import { localAppSecret } from '../LOCAL_META.ts';
import type { GraphWorld } from './createGraphWorld.ts';
import { describePerson } from './describePerson.ts';
import { describeFile, uploadToPage, uploadToWhatsApp } from './graphFiles.ts';
import type { GraphAccount } from './graphState.ts';
import { sendFromPage, sendWhatsApp } from './sendGraphMessage.ts';
import { refuse } from './refuse.ts';

const subscriptionSchema = z.object({ subscribed_fields: z.array(z.string()).min(1) });

/** Page that an account belongs to. */
function pageIdOf({ service, id }: GraphAccount): string {
  return service === 'instagram' ? `9${id}` : id;
}

/**
 * Meta's Graph API, as far as the product uses it: https://developers.facebook.com/docs/graph-api/overview. A token in the address is refused,
 * which the original would take, and anything unknown.
 */
export async function serveGraphApi(
  world: GraphWorld,
  { method, url, headers, body, bytes }: Parameters<Handler>[0],
): Promise<Reply> {
  const token = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
  const account = url.searchParams.has('access_token') ? undefined : world.findAccount(token);
  if (account === undefined) return refuse(401, 190, 'Invalid OAuth access token.');
  const proof = createHmac('sha256', localAppSecret(account.id)).update(token).digest('hex');
  if (url.searchParams.get('appsecret_proof') !== proof) {
    return refuse(400, 100, 'Invalid appsecret_proof provided in the API argument');
  }
  const [, object = '', edge = ''] = /^\/v\d+\.\d+\/(\w+)(?:\/(\w+))?$/.exec(url.pathname) ?? [];
  const given: unknown = parseJson(body);
  const isPage = account.service !== 'whatsapp';
  const own = isPage ? ['me', pageIdOf(account)] : [account.id];
  if (method === 'GET' && !isPage && edge === '' && object !== account.id) {
    return describeFile(world, account, object, url.searchParams);
  }
  if (method === 'GET' && isPage && edge === '') {
    const person = describePerson(account, object, url.searchParams.get('fields') ?? '');
    if (person !== undefined) return person;
  }
  if (!own.includes(object)) return refuse(400, 100, 'Unsupported request: object does not exist', 33);
  if (method === 'GET' && edge === '') return describe(account);
  if (method === 'POST' && edge === 'subscribed_apps' && isPage) return subscribe(world, account, given);
  if (method === 'POST' && edge === 'messages') {
    return isPage ? sendFromPage(world, account, given) : sendWhatsApp(world, account, given);
  }
  if (method === 'POST' && edge === 'media' && !isPage) {
    return uploadToWhatsApp(world, account, readForm(headers, bytes));
  }
  if (method === 'POST' && edge === 'message_attachments' && isPage) {
    return uploadToPage(world, account, readForm(headers, bytes));
  }
  return refuse(400, 100, 'Unsupported request');
}

function describe(account: GraphAccount): Reply {
  const { service, id } = account;
  if (service === 'whatsapp') return json({ id, display_phone_number: `+49 30 ${id}` });
  const page = { id: pageIdOf(account), name: `Fernweg ${id}` };
  if (service === 'messenger') return json(page);
  return json({ ...page, instagram_business_account: { id, username: `fernweg_${id}` } });
}

function subscribe(world: GraphWorld, account: GraphAccount, given: unknown): Reply {
  if (!subscriptionSchema.safeParse(given).success) return refuse(400, 100, 'Param subscribed_fields must be an array');
  account.isSubscribed = true;
  world.save();
  return json({ success: true });
}
