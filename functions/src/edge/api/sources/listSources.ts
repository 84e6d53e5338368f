import { refs } from '../../../kernel/platform/refs.ts';
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
    const newest = sources.orderBy('createdAt', 'desc');
    const wanted = chatbotId === undefined ? newest : newest.where('chatbotId', '==', chatbotId);
    return readPage(sources, wanted, page, (found) => presentSource(found.id, found.data()));
  },
});
