import { paths } from '@parlance/domain/paths';
import type { FilePlace } from './FilePlace.ts';
import { type StoredAttachment, storeFile } from './storeFile.ts';

export type { StoredAttachment };

/**
 * Stores the file of a message under the hash of its bytes: storing it again changes nothing. Throws what `storeFile` throws.
 * @param data Base64.
 */
export function storeAttachment({ orgId, chatId, messageId }: FilePlace, data: string): Promise<StoredAttachment> {
  return storeFile(Buffer.from(data, 'base64'), (hash) => paths.attachment(orgId, chatId, messageId, hash));
}
