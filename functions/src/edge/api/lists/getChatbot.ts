import { AppError } from '@parlance/domain/errors';
import { refs } from '../../../kernel/platform/refs.ts';
import { defineOperation, NOTHING } from '../operation.ts';
import { chatbotEntrySchema, presentChatbot } from '../../../kernel/entries/presentChatbot.ts';

/** GET /chatbots/{chatbotId} */
export const getChatbot = defineOperation({
  id: 'getChatbot',
  method: 'GET',
  path: '/chatbots/{chatbotId}',
  scope: 'chatbots:read',
  summary: 'One chatbot',
  query: NOTHING,
  body: NOTHING,
  answer: { kind: 'one', name: 'Chatbot', entry: chatbotEntrySchema },
  refusals: ['not-found'],
  handle: async ({ caller, params: { chatbotId = '' } }) => {
    const found = await refs.chatbot(caller.orgId, chatbotId).get();
    const chatbot = found.data();
    if (chatbot === undefined) throw new AppError('not-found');
    return presentChatbot(chatbotId, chatbot, found.updateTime?.toDate() ?? chatbot.createdAt);
  },
});
