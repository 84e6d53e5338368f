import { defineOperation, NOTHING } from '../operation.ts';
import { testRunEntrySchema } from './presentTestRun.ts';
import { readTestRun } from './readTestRun.ts';

/** GET /chatbots/{chatbotId}/test-runs/{runId} */
export const getTestRun = defineOperation({
  id: 'getTestRun',
  method: 'GET',
  path: '/chatbots/{chatbotId}/test-runs/{runId}',
  scope: 'tests',
  summary: 'One run of tests, and how far it has come',
  query: NOTHING,
  body: NOTHING,
  answer: { kind: 'one', name: 'TestRun', entry: testRunEntrySchema },
  refusals: ['not-found'],
  handle: ({ caller, params: { chatbotId = '', runId = '' } }) => readTestRun(caller.orgId, chatbotId, runId),
});
