import { AppError } from '@parlance/domain/errors';
import { refs } from '../../../kernel/platform/refs.ts';
import { defineOperation, NOTHING } from '../operation.ts';
import { pageSchema } from './pageSchema.ts';
import { messageEntrySchema, presentMessage } from '../../../kernel/entries/presentMessage.ts';
import { readPage } from './readPage.ts';

/** GET /chats/{chatId}/messages */
export const listMessages = defineOperation({
  id: 'listMessages',
  method: 'GET',
  path: '/chats/{chatId}/messages',
  scope: 'chats:read',
  summary: 'Messages of a conversation, oldest first',
  query: pageSchema,
  body: NOTHING,
  answer: { kind: 'page', name: 'Message', entry: messageEntrySchema },
  refusals: ['not-found'],
  handle: async ({ caller: { orgId }, query, params: { chatId = '' } }) => {
    if (!(await refs.chat(orgId, chatId).get()).exists) throw new AppError('not-found');
    const messages = refs.messages(orgId, chatId);
    return readPage(messages, messages.orderBy('at'), query, (found) => presentMessage(found.id, found.data()));
  },
});
