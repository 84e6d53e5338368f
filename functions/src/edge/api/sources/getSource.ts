import { defineOperation, NOTHING } from '../operation.ts';
import { sourceEntrySchema } from './presentSource.ts';
import { readSource } from './readSource.ts';

/** GET /sources/{sourceId} */
export const getSource = defineOperation({
  id: 'getSource',
  method: 'GET',
  path: '/sources/{sourceId}',
  scope: 'sources:read',
  summary: 'One source, and how far reading it has come',
  query: NOTHING,
  body: NOTHING,
  answer: { kind: 'one', name: 'Source', entry: sourceEntrySchema },
  refusals: ['not-found'],
  handle: ({ caller, params: { sourceId = '' } }) => readSource(caller.orgId, sourceId),
});
