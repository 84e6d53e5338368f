import { allSources } from '@parlance/domain/queries/sources';
import { refs } from '../../../kernel/platform/refs.ts';
import { queryOf } from '../../../kernel/platform/queries/queryOf.ts';
import { chatbotPageSchema } from '../lists/pageSchema.ts';
import { readPage } from '../lists/readPage.ts';
import { defineOperation, NOTHING } from '../operation.ts';
import { presentSource, sourceEntrySchema } from './presentSource.ts';

/** GET /sources */
export const listSources = defineOperation({
  id: 'listSources',
  method: 'GET',
  path: '/sources',
  scope: 'sources:read',
  summary: 'Sources, newest first',
  query: chatbotPageSchema,
  body: NOTHING,
  answer: { kind: 'page', name: 'Source', entry: sourceEntrySchema },
  handle: ({ caller, query: { chatbotId, ...page } }) => {
    const sources = refs.sources(caller.orgId);
    return readPage(sources, queryOf(sources, allSources, { chatbotId }), page, (found) =>
      presentSource(found.id, found.data()),
    );
  },
});
