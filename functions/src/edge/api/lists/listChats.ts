import { refs } from '../../../kernel/platform/refs.ts';
import { defineOperation, NOTHING } from '../operation.ts';
import { chatbotPageSchema } from './pageSchema.ts';
import { chatEntrySchema, presentChat } from '../../../kernel/entries/presentChat.ts';
import { readPage } from './readPage.ts';

/** GET /chats */
export const listChats = defineOperation({
  id: 'listChats',
  method: 'GET',
  path: '/chats',
  scope: 'chats:read',
  summary: 'Conversations, the one with the newest message first',
  query: chatbotPageSchema,
  body: NOTHING,
  answer: { kind: 'page', name: 'Chat', entry: chatEntrySchema },
  handle: ({ caller, query: { chatbotId, ...page } }) => {
    const chats = refs.chats(caller.orgId);
    const newest = chats.orderBy('lastMessageAt', 'desc');
    const wanted = chatbotId === undefined ? newest : newest.where('chatbotId', '==', chatbotId);
    return readPage(chats, wanted, page, (found) => presentChat(found.id, found.data()));
  },
});
