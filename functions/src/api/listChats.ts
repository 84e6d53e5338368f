import { refs } from '../platform/refs.ts';
import { chatbotPageSchema } from './pageSchema.ts';
import { presentChat } from './presentChat.ts';
import { type ApiPage, readPage } from './readPage.ts';

/** GET /api/v1/chats: the conversations as `presentChat` shows them, the one with the newest message first. */
export async function listChats(orgId: string, query: unknown): Promise<ApiPage> {
  const { chatbotId, ...page } = chatbotPageSchema.parse(query);
  const chats = refs.chats(orgId);
  const newest = chats.orderBy('lastMessageAt', 'desc');
  const wanted = chatbotId === undefined ? newest : newest.where('chatbotId', '==', chatbotId);
  return readPage(chats, wanted, page, (document) => presentChat(document.id, document.data()));
}
