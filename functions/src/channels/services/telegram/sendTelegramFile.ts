import { ATTACHMENT_TYPES } from '@parlance/domain/attachments/attachment';
import type { OutgoingFile } from '../../connection/Adapter.ts';
import { callTelegram } from './callTelegram.ts';

/** Bounds of what is shown as a photograph: https://core.telegram.org/bots/api#sendphoto. Anything else goes as a document. */
const PHOTO = { types: ['jpg', 'png'], bytes: 10_000_000, sides: 10_000, ratio: 20 } as const;

function isPhoto({ type, bytes, width, height }: OutgoingFile): boolean {
  if (!PHOTO.types.some((one) => one === type) || width === null || height === null) return false;
  const [long, short] = [Math.max(width, height), Math.min(width, height)];
  return bytes.length <= PHOTO.bytes && width + height <= PHOTO.sides && long <= short * PHOTO.ratio;
}

/** Sends a file, and returns the result, which is the message: https://core.telegram.org/bots/api#senddocument. Throws `ChannelError`. */
export async function sendTelegramFile(token: string, chatId: string, file: OutgoingFile): Promise<unknown> {
  const [method, field] = isPhoto(file) ? ['sendPhoto', 'photo'] : ['sendDocument', 'document'];
  const form = new FormData();
  form.set('chat_id', chatId);
  // A picture that goes as a document becomes no sticker.
  if (field === 'document') form.set('disable_content_type_detection', 'true');
  form.set(field, new File([new Uint8Array(file.bytes)], file.name, { type: ATTACHMENT_TYPES[file.type] }));
  return callTelegram(token, method, form);
}
