import { attachmentOf } from '@parlance/domain/documents/chats/attachmentOf';
import type { Message } from '@parlance/domain/documents/chats/message';
import { AppError } from '@parlance/domain/errors';
import { readFile } from './attachments/readFile.ts';

interface Place {
  orgId: string;
  chatId: string;
  messageId: string;
}

/** The file that a message is, with its bytes in base64: null where it is gone, undefined of a message that is text. */
export async function attachedFile(
  { messageId, ...chat }: Place,
  message: Message,
): Promise<Awaited<ReturnType<typeof readFile>> | null | undefined> {
  if (attachmentOf(message) === null) return undefined;
  try {
    return await readFile(chat, messageId);
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
