import { saveQa as contract } from '@parlance/domain/contracts/sources/sources';
import { lineField, textField } from '@parlance/domain/fields';
import { LIMITS } from '@parlance/domain/limits';
import * as z from 'zod';
import { saveQa } from '../../../knowledge/saveQa.ts';
import { actorOf } from '../actorOf.ts';
import { defineOperation, NOTHING } from '../operation.ts';
import { sourceEntrySchema } from './presentSource.ts';
import { readSource } from './readSource.ts';
import { takeOrgLimits } from '../takeOrgLimits.ts';

/** PUT /chatbots/{chatbotId}/questions/{sourceId}: the former words can be brought back like those that a member has changed. */
export const updateQuestion = defineOperation({
  id: 'updateQuestion',
  method: 'PUT',
  path: '/chatbots/{chatbotId}/questions/{sourceId}',
  scope: 'sources:write',
  summary: 'Changes a question and its answer',
  query: NOTHING,
  body: z.strictObject({
    question: lineField(LIMITS.questionCharacters),
    answer: textField(LIMITS.qaAnswerCharacters),
  }),
  status: 202,
  answer: { kind: 'one', name: 'Source', entry: sourceEntrySchema },
  refusals: ['not-found'],
  handle: async ({ caller, params: { chatbotId = '', sourceId = '' }, body }) => {
    await takeOrgLimits(contract, caller.orgId);
    await saveQa(actorOf(caller), { chatbotId, sourceId, ...body }, { creates: false });
    return readSource(caller.orgId, sourceId);
  },
});
