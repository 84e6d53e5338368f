import * as z from 'zod';
import { json } from '../../http/json.ts';
import type { Reply } from '../../http/serve.ts';
import type { GraphWorld } from './createGraphWorld.ts';
import type { GraphAccount, GraphMessage, GraphPerson } from './graphState.ts';
import { refuse } from './refuse.ts';

const whatsAppBase = {
  messaging_product: z.literal('whatsapp'),
  recipient_type: z.optional(z.literal('individual')),
  to: z.string(),
  biz_opaque_callback_data: z.optional(z.string().max(512)),
};

const whatsAppSchema = z.discriminatedUnion('type', [
  z.object({
    ...whatsAppBase,
    type: z.literal('text'),
    text: z.object({ body: z.string().min(1).max(4096), preview_url: z.optional(z.boolean()) }),
  }),
  z.object({ ...whatsAppBase, type: z.literal('image'), image: z.object({ id: z.string() }) }),
  z.object({
    ...whatsAppBase,
    type: z.literal('document'),
    document: z.object({ id: z.string(), filename: z.string().max(240) }),
  }),
]);

/** Words of a message, or the file that was uploaded for it; undefined where it names one that nobody has uploaded, or of another kind. */
function whatsAppContent(
  world: GraphWorld,
  account: GraphAccount,
  message: z.infer<typeof whatsAppSchema>,
): Pick<GraphMessage, 'text' | 'file'> | undefined {
  if (message.type === 'text') return { text: message.text.body };
  const id = message.type === 'image' ? message.image.id : message.document.id;
  const file = world.findUpload(account, id);
  if (file === undefined || file.type.startsWith('image/') !== (message.type === 'image')) return undefined;
  return { text: '', file: message.type === 'document' ? { ...file, name: message.document.filename } : file };
}

const pageSchema = z.object({
  recipient: z.object({ id: z.string() }),
  messaging_type: z.optional(z.enum(['RESPONSE', 'UPDATE', 'MESSAGE_TAG'])),
  message: z.union([
    z.object({ text: z.string().min(1) }),
    z.object({
      attachment: z.object({ type: z.enum(['image', 'file']), payload: z.object({ attachment_id: z.string() }) }),
    }),
  ]),
});

/** Time after a person's last message in which they may be written to, in milliseconds. */
const WINDOW_MS = 24 * 3_600_000;

function isLate(world: GraphWorld, account: GraphAccount, { messages }: GraphPerson): boolean {
  const last = messages.findLast(({ isFromBusiness }) => !isFromBusiness)?.at ?? 0;
  return world.now(account) - last > WINDOW_MS;
}

function isTooMuch(account: GraphAccount): boolean {
  if (account.limited <= 0) return false;
  account.limited -= 1;
  return true;
}

/** POST /{phone number}/messages: https://developers.facebook.com/docs/whatsapp/cloud-api/messages/text-messages */
export function sendWhatsApp(world: GraphWorld, account: GraphAccount, given: unknown): Reply {
  const parsed = whatsAppSchema.safeParse(given);
  if (!parsed.success) return refuse(400, 100, 'Invalid parameter');
  const { to, biz_opaque_callback_data: callbackData } = parsed.data;
  const content = whatsAppContent(world, account, parsed.data);
  if (content === undefined) return refuse(400, 100, 'Invalid parameter');
  if (isTooMuch(account)) return refuse(429, 130_429, 'Rate limit hit');
  const person = account.people.find(({ id }) => id === to);
  if (person === undefined) return refuse(400, 131_026, 'Message undeliverable');
  if (isLate(world, account, person)) return refuse(400, 131_047, 'Re-engagement message');
  const { id } = world.answer(account, person, { ...content, callbackData });
  return json({ messaging_product: 'whatsapp', contacts: [{ input: to, wa_id: to }], messages: [{ id }] });
}

/** POST /me/messages: https://developers.facebook.com/docs/messenger-platform/reference/send-api */
export function sendFromPage(world: GraphWorld, account: GraphAccount, given: unknown): Reply {
  const parsed = pageSchema.safeParse(given);
  if (!parsed.success) return refuse(400, 100, 'Invalid parameter');
  const { recipient, message } = parsed.data;
  const file =
    'attachment' in message ? world.findUpload(account, message.attachment.payload.attachment_id) : undefined;
  if ('attachment' in message && file === undefined) return refuse(400, 100, 'Invalid parameter', 2_018_074);
  const text = 'text' in message ? message.text : '';
  const isLong = account.service === 'instagram' ? Buffer.byteLength(text) > 1000 : text.length > 2000;
  if (isLong) return refuse(400, 100, 'Length of param message[text] is too long');
  if (isTooMuch(account)) return refuse(429, 613, 'Calls to this api have exceeded the rate limit.');
  const person = account.people.find(({ id }) => id === recipient.id);
  if (person === undefined) return refuse(400, 100, 'No matching user found', 2_018_001);
  if (person.hasBlocked) return refuse(400, 551, 'This person is not available right now.', 1_545_041);
  if (isLate(world, account, person)) {
    const subcode = account.service === 'instagram' ? 2_534_022 : 2_018_278;
    return refuse(400, 10, 'This message is sent outside of allowed window.', subcode);
  }
  const { id } = world.answer(account, person, { text, ...(file === undefined ? {} : { file }) });
  return json({ recipient_id: person.id, message_id: id });
}
