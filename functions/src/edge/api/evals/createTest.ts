import { saveTestCase as contract } from '@parlance/domain/contracts/evals/evals';
import { saveTestCase } from '../../../quality/saveTestCase.ts';
import { defineOperation, NOTHING } from '../operation.ts';
import { takeOrgLimits } from '../takeOrgLimits.ts';
import { keyAuthor } from './keyAuthor.ts';
import { testEntrySchema } from './presentTest.ts';
import { readTest } from './readTest.ts';
import { testFields } from './testFields.ts';

/** POST /chatbots/{chatbotId}/tests */
export const createTest = defineOperation({
  id: 'createTest',
  method: 'POST',
  path: '/chatbots/{chatbotId}/tests',
  scope: 'tests',
  summary: 'Adds a test: a question, and what its answer has to say',
  query: NOTHING,
  body: testFields,
  answer: { kind: 'one', name: 'Test', entry: testEntrySchema },
  refusals: ['not-found', 'test-case-limit-reached'],
  handle: async ({ caller, params: { chatbotId = '' }, body: fields, newId }) => {
    await takeOrgLimits(contract, caller.orgId);
    const caseId = newId('test');
    await saveTestCase(keyAuthor(caller), chatbotId, { caseId, origin: null, fields });
    return readTest(caller.orgId, chatbotId, caseId);
  },
});
