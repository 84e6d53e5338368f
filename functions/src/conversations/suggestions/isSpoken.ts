import { attachmentOf } from '@parlance/domain/documents/chats/attachmentOf';
import type { Message } from '@parlance/domain/documents/chats/message';

/** True for a message with words of its own: the name of a file is none. */
export function isSpoken(message: Message): boolean {
  return message.role !== 'event' && message.text !== '' && attachmentOf(message) === null;
}
