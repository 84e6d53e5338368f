import { newestLeads } from '@parlance/domain/queries/leads';
import { refs } from '../../../kernel/platform/refs.ts';
import { queryOf } from '../../../kernel/platform/queries/queryOf.ts';
import { defineOperation, NOTHING } from '../operation.ts';
import { chatbotPageSchema } from './pageSchema.ts';
import { leadEntrySchema, presentLead } from '../../../kernel/entries/presentLead.ts';
import { readPage } from './readPage.ts';

/** GET /leads */
export const listLeads = defineOperation({
  id: 'listLeads',
  method: 'GET',
  path: '/leads',
  scope: 'leads:read',
  summary: 'Leads, newest first',
  query: chatbotPageSchema,
  body: NOTHING,
  answer: { kind: 'page', name: 'Lead', entry: leadEntrySchema },
  handle: ({ caller, query: { chatbotId, ...page } }) => {
    const leads = refs.leads(caller.orgId);
    return readPage(leads, queryOf(leads, newestLeads, { chatbotId }), page, (found) =>
      presentLead(found.id, found.data()),
    );
  },
});
