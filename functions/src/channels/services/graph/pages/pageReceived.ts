import type { ReceivedMessage } from '../../../connection/Adapter.ts';
import { mediaFile } from '../mediaFile.ts';
import type { PageEvent } from './pageEventSchema.ts';

const MEDIA: readonly string[] = ['image', 'video', 'audio', 'file'];

/**
 * A customer's message, or the button that they pressed; undefined of everything else, such as what the page has written itself, what was taken
 * back, and reactions. The words of a quick reply are the message's text. A file is known by its address at Meta.
 */
export function pageReceived({ sender, timestamp, message, postback }: PageEvent): ReceivedMessage | undefined {
  if (message?.is_echo === true || message?.is_deleted === true) return undefined;
  const attachments = message?.attachments ?? [];
  const places = attachments.flatMap(({ payload }) => payload?.coordinates ?? []);
  const text = message?.text ?? postback?.title ?? places.map(({ lat, long }) => `${lat}, ${long}`).join('\n');
  const files = attachments.flatMap(({ type, payload }) =>
    MEDIA.includes(type) && payload?.url !== undefined ? [mediaFile({ kind: type, mediaId: payload.url })] : [],
  );
  if (text.trim() === '' && files.length === 0) return undefined;
  return {
    eventId: message?.mid ?? postback?.mid ?? `postback/${sender.id}/${timestamp}`,
    threadKey: sender.id,
    sentAt: new Date(timestamp),
    message: { sender: sender.id, senderName: '', isVerified: false, text, files, subject: '', messageIds: [] },
  };
}
