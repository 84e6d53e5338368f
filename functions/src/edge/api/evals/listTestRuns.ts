import { refs } from '../../../kernel/platform/refs.ts';
import { pageSchema } from '../lists/pageSchema.ts';
import { readPage } from '../lists/readPage.ts';
import { defineOperation, NOTHING } from '../operation.ts';
import { presentTestRun, testRunEntrySchema } from './presentTestRun.ts';
import { requireChatbot } from './requireChatbot.ts';

/** GET /chatbots/{chatbotId}/test-runs */
export const listTestRuns = defineOperation({
  id: 'listTestRuns',
  method: 'GET',
  path: '/chatbots/{chatbotId}/test-runs',
  scope: 'tests',
  summary: 'Runs of a chatbot’s tests, newest first',
  query: pageSchema,
  body: NOTHING,
  answer: { kind: 'page', name: 'TestRun', entry: testRunEntrySchema },
  refusals: ['not-found'],
  handle: async ({ caller, query, params: { chatbotId = '' } }) => {
    await requireChatbot(caller, chatbotId);
    const runs = refs.testRuns(caller.orgId, chatbotId);
    return readPage(runs, runs.orderBy('startedAt', 'desc'), query, (one) => presentTestRun(one.id, one.data()));
  },
});
