import { createHash } from 'node:crypto';
import type { VisitorMessage } from '@parlance/domain/documents/chats/message';
import { ATTACHMENT_TYPES } from '@parlance/domain/attachments/attachment';
import { createConcurrencyLimit } from '../../kernel/platform/limits/createConcurrencyLimit.ts';
import { readContent } from './content/readContent.ts';
import type { FilePlace } from './FilePlace.ts';
import { fileOf } from './fileOf.ts';
import { scanAttachment } from './scanAttachment.ts';

export type StoredAttachment = NonNullable<VisitorMessage['attachment']>;

/** Files that a process works on at once: each is in its memory several times. */
const enter = createConcurrencyLimit(6);

/**
 * Stores the file of a message under the hash of its bytes: storing it again changes nothing. Throws what `readContent` and
 * `scanAttachment` throw, and `rate-limited`.
 * @param data Base64.
 */
export async function storeAttachment(place: FilePlace, data: string): Promise<StoredAttachment> {
  const leave = enter('files');
  try {
    const content = readContent(Buffer.from(data, 'base64'));
    await scanAttachment(content);
    const { type, bytes, width, height } = content;
    const hash = createHash('sha256').update(bytes).digest('hex');
    await fileOf(place, hash).save(bytes, { resumable: false, contentType: ATTACHMENT_TYPES[type] });
    return { type, bytes: bytes.length, width, height, hash };
  } finally {
    leave();
  }
}
