import { isFile } from '../../kernel/entries/isFile.ts';
import type { Message } from '@parlance/domain/documents/chats/message';

/** True for a message with words of its own: the name of a file is none. */
export function isSpoken(message: Message): boolean {
  return message.role !== 'event' && message.text !== '' && !isFile(message);
}
