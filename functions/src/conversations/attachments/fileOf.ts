import { paths } from '@parlance/domain/paths';
import { getStorage } from 'firebase-admin/storage';
import type { FilePlace } from './FilePlace.ts';

/** The stored object of a message's file, by the hash of its bytes. */
export function fileOf({ orgId, chatId, messageId }: FilePlace, hash: string) {
  return getStorage()
    .bucket()
    .file(paths.attachment(orgId, chatId, messageId, hash));
}
