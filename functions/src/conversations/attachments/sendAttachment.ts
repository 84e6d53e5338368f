import { refs } from '../../kernel/platform/refs.ts';
import type { ChatPlace } from '../handover/chatPlace.ts';
import type { Saying } from '../handover/sendVisitorMessage.ts';
import { fileOf } from './fileOf.ts';
import { nameWithEnding } from './nameWithEnding.ts';
import { storeAttachment } from './storeAttachment.ts';

export interface SentFile {
  messageId: string;
  name: string;
  /** Base64. */
  data: string;
}

/**
 * Stores a file and then says it, unless its message is there already. Of a conversation that was deleted meanwhile nothing is left.
 * Throws what `storeAttachment` and `say` throw.
 */
export async function sendAttachment(
  place: ChatPlace,
  { messageId, name, data }: SentFile,
  say: (saying: Saying) => Promise<void>,
): Promise<void> {
  const { orgId, chatId } = place;
  if ((await refs.message(orgId, chatId, messageId).get()).exists) return;
  const attachment = await storeAttachment(place, data);
  try {
    await say({ messageId, text: nameWithEnding(name, attachment.type), attachment });
  } catch (error) {
    if (!(await refs.chat(orgId, chatId).get()).exists) {
      await fileOf(place, attachment.hash).delete({ ignoreNotFound: true });
    }
    throw error;
  }
}
