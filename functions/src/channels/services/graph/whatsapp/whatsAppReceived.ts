import { SECOND_MS } from '@parlance/domain/durations';
import type { InboundFile } from '@parlance/domain/documents/channels/inbound';
import type { ReceivedMessage } from '../../../connection/Adapter.ts';
import { mediaFile } from '../mediaFile.ts';
import type { WhatsAppContact, WhatsAppMessage } from './whatsAppMessageSchema.ts';

const MEDIA = ['image', 'document', 'audio', 'video', 'sticker'] as const;

/** Words of a message; empty where it has none. */
function textOf(message: WhatsAppMessage): string {
  const { text, button, interactive, location, contacts = [] } = message;
  const reply = interactive?.button_reply ?? interactive?.list_reply;
  const caption = MEDIA.map((kind) => message[kind]?.caption).find((found) => found !== undefined);
  const place =
    location === undefined
      ? undefined
      : [location.name, location.address, `${location.latitude}, ${location.longitude}`].filter(Boolean).join(', ');
  const cards = contacts.map(({ name, phones = [], emails = [] }) =>
    [name.formatted_name, ...phones.map(({ phone }) => phone), ...emails.map(({ email }) => email)]
      .filter(Boolean)
      .join(', '),
  );
  return text?.body ?? button?.text ?? reply?.title ?? caption ?? place ?? cards.join('\n');
}

function filesOf(message: WhatsAppMessage): InboundFile[] {
  return MEDIA.flatMap((kind) => {
    const media = message[kind];
    if (media === undefined) return [];
    return [mediaFile({ kind, mediaId: media.id, type: media.mime_type, name: media.filename })];
  });
}

/**
 * A customer's message; undefined of what holds no words and no file, such as a reaction, a note of the system or a kind that WhatsApp itself
 * does not pass on, and of what was written in a group. The exchange is the person's, whose number may be hidden later and may change.
 */
export function whatsAppReceived(
  message: WhatsAppMessage,
  people: readonly WhatsAppContact[],
): ReceivedMessage | undefined {
  const { id, from, from_user_id: userId, group_id: groupId, timestamp } = message;
  const sender = from ?? userId;
  if (sender === undefined || sender === '' || groupId !== undefined) return undefined;
  const [text, files] = [textOf(message), filesOf(message)];
  if (text.trim() === '' && files.length === 0) return undefined;
  const person = people.find(({ wa_id, user_id }) => wa_id === sender || (userId !== undefined && user_id === userId));
  return {
    eventId: id,
    threadKey: userId ?? sender,
    sentAt: new Date(Number(timestamp) * SECOND_MS),
    message: {
      sender,
      senderName: person?.profile?.name ?? '',
      isVerified: from !== undefined,
      text,
      files,
      subject: '',
      messageIds: [],
    },
  };
}
