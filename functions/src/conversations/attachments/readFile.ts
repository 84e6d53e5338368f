import type { AttachmentType } from '@parlance/domain/attachments/attachment';
import { AppError } from '@parlance/domain/errors';
import type { ChatPlace } from '../handover/chatPlace.ts';
import { fileOf } from './fileOf.ts';
import type { StoredAttachment } from './storeAttachment.ts';

/** Reads a file of a conversation: its type and its bytes in base64. Throws `not-found`. */
export async function readFile(
  place: ChatPlace,
  { hash, type }: Pick<StoredAttachment, 'hash' | 'type'>,
): Promise<{ type: AttachmentType; data: string }> {
  const file = fileOf(place, hash);
  const [isThere] = await file.exists();
  if (!isThere) throw new AppError('not-found');
  const [bytes] = await file.download();
  return { type, data: bytes.toString('base64') };
}
