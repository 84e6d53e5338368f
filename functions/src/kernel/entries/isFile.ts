import { attachmentOf } from '@parlance/domain/documents/chats/attachmentOf';
import type { Message } from '@parlance/domain/documents/chats/message';

/** True of a message that is a file, or stands for one that was not taken: its text is a name, and nothing that anybody says. */
export function isFile(message: Message): boolean {
  return attachmentOf(message) !== null || (message.role === 'user' && message.fileFault !== null);
}
