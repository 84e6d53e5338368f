import { paths } from '@parlance/domain/paths';
import { getStorage } from 'firebase-admin/storage';
import type { ChatPlace } from '../handover/chatPlace.ts';

/** The stored object of a file of a conversation, by the hash of its bytes. */
export function fileOf({ orgId, chatId }: ChatPlace, hash: string) {
  return getStorage()
    .bucket()
    .file(paths.attachment(orgId, chatId, hash));
}
