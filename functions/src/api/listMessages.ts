import { idSchema } from '@parlance/domain/ids';
import { AppError } from '@parlance/domain/errors';
import { refs } from '../platform/refs.ts';
import { pageSchema } from './pageSchema.ts';
import { presentMessage } from './presentMessage.ts';
import { type ApiPage, readPage } from './readPage.ts';

/** GET /api/v1/chats/{chatId}/messages: the messages as `presentMessage` shows them, oldest first. Throws `not-found` without the conversation. */
export async function listMessages(orgId: string, query: unknown, chatId: string): Promise<ApiPage> {
  const page = pageSchema.parse(query);
  const isThere = idSchema.safeParse(chatId).success && (await refs.chat(orgId, chatId).get()).exists;
  if (!isThere) throw new AppError('not-found');
  const messages = refs.messages(orgId, chatId);
  return readPage(messages, messages.orderBy('at'), page, (document) => presentMessage(document.id, document.data()));
}
