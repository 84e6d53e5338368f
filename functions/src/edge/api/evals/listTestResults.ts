import { refs } from '../../../kernel/platform/refs.ts';
import { pageSchema } from '../lists/pageSchema.ts';
import { readPage } from '../lists/readPage.ts';
import { defineOperation, NOTHING } from '../operation.ts';
import { presentTestResult, testResultEntrySchema } from './presentTestResult.ts';
import { readTestRun } from './readTestRun.ts';

/** GET /chatbots/{chatbotId}/test-runs/{runId}/results */
export const listTestResults = defineOperation({
  id: 'listTestResults',
  method: 'GET',
  path: '/chatbots/{chatbotId}/test-runs/{runId}/results',
  scope: 'tests',
  summary: 'What a run found out about each test, those that failed first',
  query: pageSchema,
  body: NOTHING,
  answer: { kind: 'page', name: 'TestResult', entry: testResultEntrySchema },
  refusals: ['not-found'],
  handle: async ({ caller: { orgId }, query, params: { chatbotId = '', runId = '' } }) => {
    await readTestRun(orgId, chatbotId, runId);
    const results = refs.testResults(orgId, chatbotId, runId);
    return readPage(results, results.orderBy('verdict'), query, (one) => presentTestResult(one.id, one.data()));
  },
});
