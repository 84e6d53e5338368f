import { attachmentOf } from '@parlance/domain/documents/chats/attachmentOf';
import { AppError } from '@parlance/domain/errors';
import { refs } from '../../kernel/platform/refs.ts';
import type { FilePlace } from './FilePlace.ts';
import type { StoredAttachment } from './storeAttachment.ts';

/** The file that a message is. With one read. Throws `not-found`. */
export async function storedAttachment({ orgId, chatId, messageId }: FilePlace): Promise<StoredAttachment> {
  const message = (await refs.message(orgId, chatId, messageId).get()).data();
  const attachment = message === undefined ? null : attachmentOf(message);
  if (attachment === null) throw new AppError('not-found');
  return attachment;
}
