import { attachmentOf } from '@parlance/domain/documents/chats/attachmentOf';
import { AppError } from '@parlance/domain/errors';
import type { AttachmentType } from '@parlance/domain/attachments/attachment';
import { refs } from '../../kernel/platform/refs.ts';
import type { ChatPlace } from '../handover/chatPlace.ts';
import { fileOf } from './fileOf.ts';

/** Reads the file of a message: its type and its bytes in base64. Throws `not-found`. */
export async function readFile(place: ChatPlace, messageId: string): Promise<{ type: AttachmentType; data: string }> {
  const message = (await refs.message(place.orgId, place.chatId, messageId).get()).data();
  const attachment = message === undefined ? null : attachmentOf(message);
  if (attachment === null) throw new AppError('not-found');
  const file = fileOf(place, attachment.hash);
  const [isThere] = await file.exists();
  if (!isThere) throw new AppError('not-found');
  const [bytes] = await file.download();
  return { type: attachment.type, data: bytes.toString('base64') };
}
