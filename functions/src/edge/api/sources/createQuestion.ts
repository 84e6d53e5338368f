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

/** POST /chatbots/{chatbotId}/questions */
export const createQuestion = defineOperation({
  id: 'createQuestion',
  method: 'POST',
  path: '/chatbots/{chatbotId}/questions',
  scope: 'sources:write',
  summary: 'Adds a question with its answer, which visitors get word for word',
  query: NOTHING,
  body: z.strictObject({
    question: lineField(LIMITS.questionCharacters),
    answer: textField(LIMITS.qaAnswerCharacters),
  }),
  status: 202,
  answer: { kind: 'one', name: 'Source', entry: sourceEntrySchema },
  refusals: ['not-found'],
  handle: async ({ caller, params: { chatbotId = '' }, body, newId }) => {
    await takeOrgLimits(contract, caller.orgId);
    const sourceId = newId('source');
    await saveQa(actorOf(caller), { chatbotId, sourceId, ...body });
    return readSource(caller.orgId, sourceId);
  },
});
