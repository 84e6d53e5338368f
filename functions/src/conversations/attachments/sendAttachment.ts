import { attachmentOf } from '@parlance/domain/documents/chats/attachmentOf';
import { refs } from '../../kernel/platform/refs.ts';
import type { ChatPlace } from '../handover/chatPlace.ts';
import type { Saying } from '../sendVisitorMessage.ts';
import { fileOf } from './fileOf.ts';
import { nameWithEnding } from './nameWithEnding.ts';
import { storeAttachment } from './storeAttachment.ts';

export interface SentFile {
  messageId: string;
  name: string;
  bytes: Buffer;
}

/**
 * Stores a file and then its message, unless the message exists. Where no message comes of it, the file is deleted again; that of a
 * process which was killed in between goes with the conversation. Throws what `storeAttachment` and `say` throw.
 */
export async function sendAttachment(
  chat: ChatPlace,
  { messageId, name, bytes }: SentFile,
  say: (saying: Saying) => Promise<void>,
): Promise<void> {
  const place = { ...chat, messageId };
  const ref = refs.message(chat.orgId, chat.chatId, messageId);
  if ((await ref.get()).exists) return;
  const attachment = await storeAttachment(place, bytes);
  try {
    await say({ messageId, text: nameWithEnding(name, attachment.type), attachment });
  } catch (error) {
    const message = (await ref.get()).data();
    // A message that was stored all the same, by another attempt or although the answer was lost, keeps its file.
    const isSaid = message !== undefined && attachmentOf(message)?.hash === attachment.hash;
    if (!isSaid) await fileOf(place, attachment.hash).delete({ ignoreNotFound: true });
    throw error;
  }
}
