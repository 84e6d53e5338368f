import { refs } from '../../../kernel/platform/refs.ts';
import { defineOperation, NOTHING } from '../operation.ts';
import { pageSchema } from './pageSchema.ts';
import { chatbotEntrySchema, presentChatbot } from '../../../kernel/entries/presentChatbot.ts';
import { readPage } from './readPage.ts';

/** GET /chatbots */
export const listChatbots = defineOperation({
  id: 'listChatbots',
  method: 'GET',
  path: '/chatbots',
  scope: 'chatbots:read',
  summary: 'Chatbots, newest first',
  query: pageSchema,
  body: NOTHING,
  answer: { kind: 'page', name: 'Chatbot', entry: chatbotEntrySchema },
  handle: ({ caller, query }) => {
    const chatbots = refs.chatbots(caller.orgId);
    return readPage(chatbots, chatbots.orderBy('createdAt', 'desc'), query, (found) =>
      presentChatbot(found.id, found.data(), found.updateTime.toDate()),
    );
  },
});
