import type { ChannelSecret } from '@parlance/domain/documents/channels/channel';
import * as z from 'zod';
import type { Adapter } from '../../../connection/Adapter.ts';
import { ChannelError } from '../../../connection/ChannelError.ts';
import { callGraph } from '../callGraph.ts';
import { fetchMetaFile } from '../fetchMetaFile.ts';
import { parseEach } from '../parseEach.ts';
import { readGraphPost } from '../readGraphPost.ts';
import { uploadFile } from '../uploadFile.ts';
import { pageEventSchema } from './pageEventSchema.ts';
import { pageReceipts } from './pageReceipts.ts';
import { pageReceived } from './pageReceived.ts';

const postSchema = z.object({
  object: z.string(),
  entry: z.array(z.object({ id: z.string(), messaging: z.optional(z.array(z.unknown())) })),
});

/** https://developers.facebook.com/docs/messenger-platform/reference/send-api */
const sentSchema = z.object({ message_id: z.string() });

/** https://developers.facebook.com/docs/messenger-platform/reference/attachment-upload-api */
const uploadedSchema = z.object({ attachment_id: z.string() });

interface PageChat {
  secret: ChannelSecret;
  /** Name that Meta has for the service in what it posts. */
  object: 'page' | 'instagram';
  /** Id of the page, or of the account of Instagram, whose events are read; others are left out. */
  ownId: string;
  /** Names of a customer by their id. Throws `ChannelError`. */
  namesOf: NonNullable<Adapter['namesOf']>;
  /** Proves that the access works, and has the service post to the app. Throws `ChannelError`. */
  connect: () => Promise<void>;
}

/** The way of the Messenger Platform, by which customers write to a page and to an account of Instagram. */
export function createPageChat({ secret, object, ownId, namesOf, connect }: PageChat): Adapter {
  const send = async (recipient: string, message: object): Promise<string> => {
    const body = { recipient: { id: recipient }, messaging_type: 'RESPONSE', message };
    const sent = sentSchema.safeParse(await callGraph(secret, 'me/messages', { body }));
    if (!sent.success) throw new ChannelError('not-confirmed');
    return sent.data.message_id;
  };
  return {
    receive: (request) => {
      const post = readGraphPost(request, secret);
      if (post.kind === 'handshake') return { messages: [], receipts: [], answer: post.answer };
      const parsed = postSchema.safeParse(post.body);
      if (!parsed.success) throw new ChannelError('message-invalid');
      const entries = parsed.data.object === object ? parsed.data.entry.filter(({ id }) => id === ownId) : [];
      const events = entries.flatMap(({ messaging }) => parseEach(pageEventSchema, messaging));
      return {
        messages: events.flatMap((event) => pageReceived(event) ?? []),
        receipts: events.flatMap(pageReceipts),
        answer: '',
      };
    },
    connect,
    namesOf,
    // The page may be subscribed for another connection of the same app; the address stands in the app's console, where its owner takes it out.
    disconnect: async () => undefined,
    sendPart: (part, { thread }) => send(thread.sender, { text: part }),
    fetchFile: (mediaId, bounds) => fetchMetaFile(mediaId, bounds),
    sendFile: async (file, { thread }) => {
      const type = file.type === 'pdf' ? 'file' : 'image';
      const fields = {
        ...(object === 'instagram' ? { platform: 'instagram' } : {}),
        message: JSON.stringify({ attachment: { type, payload: { is_reusable: true } } }),
      };
      const given = await uploadFile(secret, 'me/message_attachments', fields, { field: 'filedata', file });
      const uploaded = uploadedSchema.safeParse(given);
      if (!uploaded.success) throw new ChannelError('service-away');
      return send(thread.sender, { attachment: { type, payload: { attachment_id: uploaded.data.attachment_id } } });
    },
  };
}
