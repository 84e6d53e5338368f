import type { AttachmentType } from '@parlance/domain/attachments/attachment';
import { AppError } from '@parlance/domain/errors';
import type { FilePlace } from './FilePlace.ts';
import { fileOf } from './fileOf.ts';
import type { StoredAttachment } from './storeAttachment.ts';

/** Reads the file of a message: its type and its bytes in base64. Throws `not-found`. */
export async function readFile(
  place: FilePlace,
  { hash, type }: Pick<StoredAttachment, 'hash' | 'type'>,
): Promise<{ type: AttachmentType; data: string }> {
  const file = fileOf(place, hash);
  const [isThere] = await file.exists();
  if (!isThere) throw new AppError('not-found');
  const [bytes] = await file.download();
  return { type, data: bytes.toString('base64') };
}
