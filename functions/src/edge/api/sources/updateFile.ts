import { chooseSeparator as contract } from '@parlance/domain/contracts/sources/sources';
import { SEPARATORS } from '@parlance/domain/spreadsheet/separators';
import * as z from 'zod';
import { chooseSeparator } from '../../../knowledge/chooseSeparator.ts';
import { defineOperation, NOTHING } from '../operation.ts';
import { takeOrgLimits } from '../takeOrgLimits.ts';
import { sourceEntrySchema } from './presentSource.ts';
import { readSource } from './readSource.ts';

/** PUT /chatbots/{chatbotId}/files/{sourceId} */
export const updateFile = defineOperation({
  id: 'updateFile',
  method: 'PUT',
  path: '/chatbots/{chatbotId}/files/{sourceId}',
  scope: 'sources:write',
  summary: 'Says what stands between the cells of a CSV file, which is read again',
  query: NOTHING,
  body: z.strictObject({
    separator: z.nullable(z.enum(SEPARATORS)).describe('`bar` is a vertical line. Null: it is found out.'),
  }),
  status: 202,
  answer: { kind: 'one', name: 'Source', entry: sourceEntrySchema },
  refusals: ['not-found', 'file-missing'],
  handle: async ({ caller, params: { chatbotId = '', sourceId = '' }, body }) => {
    await takeOrgLimits(contract, caller.orgId);
    await chooseSeparator(caller.orgId, { chatbotId, sourceId, ...body });
    return readSource(caller.orgId, sourceId);
  },
});
