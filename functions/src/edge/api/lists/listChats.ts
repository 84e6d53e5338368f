import { newestChats } from '@parlance/domain/queries/chats';
import { refs } from '../../../kernel/platform/refs.ts';
import { queryOf } from '../../../kernel/platform/queries/queryOf.ts';
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
    return readPage(chats, queryOf(chats, newestChats, { chatbotId }), page, (found) =>
      presentChat(found.id, found.data()),
    );
  },
});
