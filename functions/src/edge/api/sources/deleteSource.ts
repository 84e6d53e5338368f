import { AppError } from '@parlance/domain/errors';
import { removeSources } from '../../../knowledge/removeSources.ts';
import { actorOf } from '../actorOf.ts';
import { defineOperation, NOTHING } from '../operation.ts';

/** DELETE /sources/{sourceId} */
export const deleteSource = defineOperation({
  id: 'deleteSource',
  method: 'DELETE',
  path: '/sources/{sourceId}',
  scope: 'sources:write',
  summary: 'Deletes a source with all that was made of it',
  query: NOTHING,
  body: NOTHING,
  answer: { kind: 'none' },
  refusals: ['not-found'],
  handle: async ({ caller, params: { sourceId = '' } }) => {
    const { sources } = await removeSources(actorOf(caller), [sourceId]);
    if (sources === 0) throw new AppError('not-found');
    return null;
  },
});
