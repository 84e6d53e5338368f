import { paths } from '@parlance/domain/paths';
import type { FilePlace } from './FilePlace.ts';
import { type StoredAttachment, storeFile } from './storeFile.ts';

export type { StoredAttachment };

/** Stores the file of a message under the hash of its bytes: storing it again changes nothing. Throws what `storeFile` throws. */
export function storeAttachment({ orgId, chatId, messageId }: FilePlace, sent: Buffer): Promise<StoredAttachment> {
  return storeFile(sent, (hash) => paths.attachment(orgId, chatId, messageId, hash));
}
