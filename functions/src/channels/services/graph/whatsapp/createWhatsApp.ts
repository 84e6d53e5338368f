import { ATTACHMENT_TYPES } from '@parlance/domain/attachments/attachment';
import type { ChannelAccount } from '@parlance/domain/documents/channels/channel';
import * as z from 'zod';
import type { Adapter, Connection, OutgoingMessage } from '../../../connection/Adapter.ts';
import { ChannelError } from '../../../connection/ChannelError.ts';
import { callGraph } from '../callGraph.ts';
import { uploadFile } from '../uploadFile.ts';
import { parseEach } from '../parseEach.ts';
import { readGraphPost } from '../readGraphPost.ts';
import { fetchWhatsAppFile } from './fetchWhatsAppFile.ts';
import { proveWhatsApp } from './proveWhatsApp.ts';
import { callbackDataOf, whatsAppReceipt, whatsAppStatusSchema } from './whatsAppReceipt.ts';
import { whatsAppContactSchema, whatsAppMessageSchema } from './whatsAppMessageSchema.ts';
import { whatsAppReceived } from './whatsAppReceived.ts';

const list = z.optional(z.array(z.unknown()));

const valueSchema = z.object({
  metadata: z.object({ phone_number_id: z.string() }),
  contacts: list,
  messages: list,
  statuses: list,
});

/** https://developers.facebook.com/documentation/business-messaging/whatsapp/webhooks/overview */
const postSchema = z.object({ entry: z.array(z.object({ changes: z.array(z.object({ value: z.unknown() })) })) });

/** https://developers.facebook.com/documentation/business-messaging/whatsapp/reference/whatsapp-business-phone-number/message-api */
const sentSchema = z.object({ messages: z.array(z.object({ id: z.string() })).check(z.minLength(1)) });

/** A phone number, or the id of a person who hides theirs. */
function recipientOf(sender: string): { to: string } | { recipient: string } {
  return /^\d+$/.test(sender) ? { to: sender } : { recipient: sender };
}

/** https://developers.facebook.com/docs/whatsapp/cloud-api/reference/media#upload-media */
const uploadedSchema = z.object({ id: z.string() });

type WhatsAppAccount = Extract<ChannelAccount, { kind: 'whatsapp' }>;

/**
 * WhatsApp's Cloud API. Events of other numbers of the same app are left out. A part is sent with an id of ours, which WhatsApp says again with
 * each status: a worker that was killed while it handed the part over leaves nothing unknown.
 */
export function createWhatsApp({ account: { phoneNumberId }, secret }: Connection<WhatsAppAccount>): Adapter {
  const send = async (content: object, { outboundId, parts, thread }: OutgoingMessage): Promise<string> => {
    const body = {
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      ...recipientOf(thread.sender),
      ...content,
      biz_opaque_callback_data: callbackDataOf(outboundId, parts),
    };
    const sent = sentSchema.safeParse(await callGraph(secret, `${phoneNumberId}/messages`, { body }));
    const id = sent.data?.messages[0]?.id;
    // It was taken, and its id is not known: the status that says so has ours.
    if (id === undefined) throw new ChannelError('not-confirmed');
    return id;
  };
  return {
    receive: (request) => {
      const post = readGraphPost(request, secret);
      if (post.kind === 'handshake') return { messages: [], receipts: [], answer: post.answer };
      const parsed = postSchema.safeParse(post.body);
      if (!parsed.success) throw new ChannelError('message-invalid');
      const changes = parsed.data.entry.flatMap((entry) => entry.changes.map(({ value }) => value));
      const values = parseEach(valueSchema, changes).filter(
        ({ metadata }) => metadata.phone_number_id === phoneNumberId,
      );
      return {
        messages: values.flatMap(({ messages, contacts }) => {
          const people = parseEach(whatsAppContactSchema, contacts);
          return parseEach(whatsAppMessageSchema, messages).flatMap(
            (message) => whatsAppReceived(message, people) ?? [],
          );
        }),
        receipts: values.flatMap(({ statuses }) => parseEach(whatsAppStatusSchema, statuses).map(whatsAppReceipt)),
        answer: '',
      };
    },
    connect: async () => {
      await proveWhatsApp(secret, phoneNumberId);
    },
    // The address stands in the console of the app, where its owner takes it out.
    disconnect: async () => undefined,
    sendPart: (part, message) => send({ type: 'text', text: { preview_url: false, body: part } }, message),
    fetchFile: (mediaId, bounds) => fetchWhatsAppFile({ secret, phoneNumberId }, mediaId, bounds),
    sendFile: async (file, message) => {
      const fields = { messaging_product: 'whatsapp', type: ATTACHMENT_TYPES[file.type] };
      const given = await uploadFile(secret, `${phoneNumberId}/media`, fields, { field: 'file', file });
      const uploaded = uploadedSchema.safeParse(given);
      if (!uploaded.success) throw new ChannelError('service-away');
      const { id } = uploaded.data;
      const content =
        file.type === 'pdf'
          ? { type: 'document', document: { id, filename: file.name } }
          : { type: 'image', image: { id } };
      return send(content, message);
    },
  };
}
