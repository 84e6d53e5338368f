import type { Message, VisitorMessage } from './message.ts';

/** The file that a message is; null of a message that is text. */
export function attachmentOf(message: Message): VisitorMessage['attachment'] {
  return message.role === 'user' || message.role === 'agent' ? message.attachment : null;
}
