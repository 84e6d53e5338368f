import { AppError } from '@parlance/domain/errors';
import { deleteTestCases } from '../../../quality/deleteTestCases.ts';
import { defineOperation, NOTHING } from '../operation.ts';
import { keyAuthor } from './keyAuthor.ts';

/** DELETE /chatbots/{chatbotId}/tests/{testId} */
export const deleteTest = defineOperation({
  id: 'deleteTest',
  method: 'DELETE',
  path: '/chatbots/{chatbotId}/tests/{testId}',
  scope: 'tests',
  summary: 'Deletes a test',
  query: NOTHING,
  body: NOTHING,
  answer: { kind: 'none' },
  refusals: ['not-found'],
  handle: async ({ caller, params: { chatbotId = '', testId = '' } }) => {
    if ((await deleteTestCases(keyAuthor(caller), chatbotId, [testId])) === 0) throw new AppError('not-found');
    return null;
  },
});
