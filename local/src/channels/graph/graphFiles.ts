import { createHash } from 'node:crypto';
import * as z from 'zod';
import { json } from '../../http/json.ts';
import { parseJson } from '../../http/parseJson.ts';
import type { Handler, Reply } from '../../http/serve.ts';
import { bytesOf, chosenFile } from '../phone/phoneFile.ts';
import type { GraphWorld } from './createGraphWorld.ts';
import type { GraphAccount } from './graphState.ts';
import { refuse } from './refuse.ts';

const MB = 1_000_000;

/** Largest files by type: https://developers.facebook.com/docs/whatsapp/cloud-api/reference/media#supported-media-types */
const OF_WHATSAPP: Readonly<Record<string, number>> = {
  'image/jpeg': 5 * MB,
  'image/png': 5 * MB,
  'application/pdf': 100 * MB,
};

/** https://developers.facebook.com/docs/messenger-platform/instagram/features/attachment-upload */
const OF_PAGES: Readonly<Record<string, number>> = {
  'image/jpeg': 8 * MB,
  'image/png': 8 * MB,
  'application/pdf': 25 * MB,
};

/** GET /{media}: where a customer's file is. That of another number is not said. */
export function describeFile(world: GraphWorld, account: GraphAccount, mediaId: string, query: URLSearchParams): Reply {
  const file = world.findFile(account, mediaId);
  if (file === undefined || (query.get('phone_number_id') ?? account.id) !== account.id) {
    return refuse(400, 100, 'Unsupported get request. Object does not exist', 33);
  }
  const bytes = bytesOf(file);
  return json({
    messaging_product: 'whatsapp',
    url: world.addressOf(account, file),
    mime_type: file.type,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    file_size: bytes.length,
    id: file.id,
  });
}

/** /_files/{account}/{file}: the bytes, for as long as the address works; of WhatsApp for those who have the account's token. */
export function serveGraphFile(world: GraphWorld, { url, headers }: Parameters<Handler>[0]): Reply {
  const [, accountId = '', fileId = ''] = /^\/_files\/(\d+)\/(\d+)$/.exec(url.pathname) ?? [];
  const account = world.accountOf(accountId);
  const token = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
  if (account?.service === 'whatsapp' && world.findAccount(token) !== account) return { status: 401, body: '' };
  const file = account === undefined ? undefined : world.findFile(account, fileId);
  if (account === undefined || file === undefined) return { status: 404, body: '' };
  if (Number(url.searchParams.get('until')) < Date.now()) {
    return { status: account.service === 'whatsapp' ? 404 : 403, body: 'URL signature expired' };
  }
  if (account.filesAway > 0) {
    account.filesAway -= 1;
    return { status: 500, body: '' };
  }
  const isCut = account.filesCut > 0;
  if (isCut) account.filesCut -= 1;
  const bytes = bytesOf(file);
  return { headers: { 'content-type': file.type }, body: isCut ? bytes.subarray(0, bytes.length / 2) : bytes };
}

/** POST /{phone number}/media */
export async function uploadToWhatsApp(world: GraphWorld, account: GraphAccount, form: FormData): Promise<Reply> {
  const file = await chosenFile(form);
  const isMeant = form.get('messaging_product') === 'whatsapp' && form.get('type') === file?.type;
  if (file === undefined || !isMeant) return refuse(400, 100, 'Invalid parameter');
  if (bytesOf(file).length > (OF_WHATSAPP[file.type] ?? 0)) return refuse(400, 131_053, 'Media upload error');
  return json({ id: world.upload(account, file) });
}

const attachmentSchema = z.object({
  attachment: z.object({
    type: z.enum(['image', 'file']),
    payload: z.object({ is_reusable: z.literal(true) }),
  }),
});

/** POST /me/message_attachments: https://developers.facebook.com/docs/messenger-platform/reference/attachment-upload-api */
export async function uploadToPage(world: GraphWorld, account: GraphAccount, form: FormData): Promise<Reply> {
  const file = await chosenFile(form, 'filedata');
  const message = form.get('message');
  const given = attachmentSchema.safeParse(parseJson(typeof message === 'string' ? message : '')).data;
  const platform = account.service === 'instagram' ? 'instagram' : null;
  if (file === undefined || given === undefined || form.get('platform') !== platform) {
    return refuse(400, 100, 'Invalid parameter');
  }
  const isPicture = file.type.startsWith('image/');
  if (isPicture !== (given.attachment.type === 'image'))
    return refuse(400, 100, 'Upload attachment failure', 2_018_047);
  if (bytesOf(file).length > (OF_PAGES[file.type] ?? 0)) {
    return refuse(400, 100, 'Upload attachment failure', 2_018_047);
  }
  return json({ attachment_id: world.upload(account, file) });
}
