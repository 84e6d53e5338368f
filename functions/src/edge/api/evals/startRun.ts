import { startTestRun as contract } from '@parlance/domain/contracts/evals/evals';
import { startTestRun } from '../../../quality/startTestRun.ts';
import { defineOperation, NOTHING } from '../operation.ts';
import { takeOrgLimits } from '../takeOrgLimits.ts';
import { testRunEntrySchema } from './presentTestRun.ts';
import { readTestRun } from './readTestRun.ts';

/** POST /chatbots/{chatbotId}/test-runs */
export const startRun = defineOperation({
  id: 'startTestRun',
  method: 'POST',
  path: '/chatbots/{chatbotId}/test-runs',
  scope: 'tests',
  summary: 'Asks all tests of a chatbot; takes no message of the plan, but answers of the day’s tests',
  query: NOTHING,
  body: NOTHING,
  status: 202,
  answer: { kind: 'one', name: 'TestRun', entry: testRunEntrySchema },
  refusals: [
    'not-found',
    'test-cases-missing',
    'test-run-active',
    'test-limit-reached',
    'trial-expired',
    'plan-inactive',
  ],
  handle: async ({ caller: { orgId, keyId }, params: { chatbotId = '' }, newId }) => {
    await takeOrgLimits(contract, orgId);
    const runId = newId('run');
    await startTestRun({ orgId, chatbotId, runId }, { startedBy: keyId });
    return readTestRun(orgId, chatbotId, runId);
  },
});
