import { createHash } from 'node:crypto';
import type { VisitorMessage } from '@parlance/domain/documents/chats/message';
import { ATTACHMENT_TYPES } from '@parlance/domain/attachments/attachment';
import { getStorage } from 'firebase-admin/storage';
import { createConcurrencyLimit } from '../../kernel/platform/limits/createConcurrencyLimit.ts';
import { readContent } from './content/readContent.ts';
import { scanAttachment } from './scanAttachment.ts';

export type StoredAttachment = NonNullable<VisitorMessage['attachment']>;

/** Files that a process works on at once: each is in its memory several times. */
const enter = createConcurrencyLimit(6);

/**
 * Stores a picture or a document of a visitor's or an agent's: storing it again changes nothing. Throws what `readContent` and
 * `scanAttachment` throw, and `rate-limited`.
 * @param pathOf Place in the bucket, by the hash of what is stored.
 */
export async function storeFile(sent: Buffer, pathOf: (hash: string) => string): Promise<StoredAttachment> {
  const leave = enter('files');
  try {
    const content = readContent(sent);
    await scanAttachment(content);
    const { type, bytes, width, height } = content;
    const hash = createHash('sha256').update(bytes).digest('hex');
    await getStorage()
      .bucket()
      .file(pathOf(hash))
      .save(bytes, { resumable: false, contentType: ATTACHMENT_TYPES[type] });
    return { type, bytes: bytes.length, width, height, hash };
  } finally {
    leave();
  }
}
