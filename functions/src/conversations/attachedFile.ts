import { attachmentOf } from '@parlance/domain/documents/chats/attachmentOf';
import type { Message } from '@parlance/domain/documents/chats/message';
import { AppError } from '@parlance/domain/errors';
import { readFile } from './attachments/readFile.ts';

/** The file that a message is, with its bytes in base64: null where it is gone, undefined of a message that is text. */
export async function attachedFile(
  place: { orgId: string; chatId: string; messageId: string },
  message: Message,
): Promise<Awaited<ReturnType<typeof readFile>> | null | undefined> {
  const attachment = attachmentOf(message);
  if (attachment === null) return undefined;
  try {
    return await readFile(place, attachment);
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
