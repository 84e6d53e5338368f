import { refs } from '../../../kernel/platform/refs.ts';
import { pageSchema } from '../lists/pageSchema.ts';
import { readPage } from '../lists/readPage.ts';
import { defineOperation, NOTHING } from '../operation.ts';
import { presentTest, testEntrySchema } from './presentTest.ts';
import { requireChatbot } from './requireChatbot.ts';

/** GET /chatbots/{chatbotId}/tests */
export const listTests = defineOperation({
  id: 'listTests',
  method: 'GET',
  path: '/chatbots/{chatbotId}/tests',
  scope: 'tests',
  summary: 'Tests of a chatbot, newest first',
  query: pageSchema,
  body: NOTHING,
  answer: { kind: 'page', name: 'Test', entry: testEntrySchema },
  refusals: ['not-found'],
  handle: async ({ caller, query, params: { chatbotId = '' } }) => {
    await requireChatbot(caller, chatbotId);
    const tests = refs.testCases(caller.orgId, chatbotId);
    return readPage(tests, tests.orderBy('createdAt', 'desc'), query, (one) => presentTest(one.id, one.data()));
  },
});
