import { saveTestCase as contract } from '@parlance/domain/contracts/evals/evals';
import { updateTestCase } from '../../../quality/updateTestCase.ts';
import { defineOperation, NOTHING } from '../operation.ts';
import { takeOrgLimits } from '../takeOrgLimits.ts';
import { keyAuthor } from './keyAuthor.ts';
import { testEntrySchema } from './presentTest.ts';
import { readTest } from './readTest.ts';
import { testFields } from './testFields.ts';

/** PUT /chatbots/{chatbotId}/tests/{testId} */
export const updateTest = defineOperation({
  id: 'updateTest',
  method: 'PUT',
  path: '/chatbots/{chatbotId}/tests/{testId}',
  scope: 'tests',
  summary: 'Changes a test: results from before say nothing of it any more',
  query: NOTHING,
  body: testFields,
  answer: { kind: 'one', name: 'Test', entry: testEntrySchema },
  refusals: ['not-found'],
  handle: async ({ caller, params: { chatbotId = '', testId = '' }, body: fields }) => {
    await takeOrgLimits(contract, caller.orgId);
    await updateTestCase(keyAuthor(caller), chatbotId, { caseId: testId, fields });
    return readTest(caller.orgId, chatbotId, testId);
  },
});
