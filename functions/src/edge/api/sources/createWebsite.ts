import { addWebsite as contract } from '@parlance/domain/contracts/sources/sources';
import { WEBSITE_MODES } from '@parlance/domain/documents/knowledge/source';
import { urlPatternsField } from '@parlance/domain/fields';
import { LIMITS } from '@parlance/domain/limits';
import * as z from 'zod';
import { addWebsite } from '../../../knowledge/addWebsite.ts';
import { actorOf } from '../actorOf.ts';
import { defineOperation, NOTHING } from '../operation.ts';
import { sourceEntrySchema } from './presentSource.ts';
import { readSource } from './readSource.ts';
import { takeOrgLimits } from '../takeOrgLimits.ts';

/** POST /chatbots/{chatbotId}/websites */
export const createWebsite = defineOperation({
  id: 'createWebsite',
  method: 'POST',
  path: '/chatbots/{chatbotId}/websites',
  scope: 'sources:write',
  summary: 'Adds a website as a source and begins to read it',
  query: NOTHING,
  body: z.strictObject({
    url: z.string().trim().min(1).max(LIMITS.urlCharacters),
    mode: z
      .enum(WEBSITE_MODES)
      .default('site')
      .describe(
        '`page`: that page alone. `sitemap`: what the sitemap lists. `site`: what links on the same site lead to.',
      ),
    include: z.optional(urlPatternsField).describe('Paths with `*`, such as `/help/*`. Without: all.'),
    exclude: z.optional(urlPatternsField).describe('Paths that are left out.'),
    weekly: z.boolean().default(false).describe('Read again every week.'),
  }),
  status: 202,
  answer: { kind: 'one', name: 'Source', entry: sourceEntrySchema },
  refusals: ['url-invalid', 'address-not-allowed', 'not-found'],
  handle: async ({ caller, params: { chatbotId = '' }, body: { include = [], exclude = [], ...body }, newId }) => {
    await takeOrgLimits(contract, caller.orgId);
    const sourceId = newId('source');
    const website = { ...body, chatbotId, sourceId, include, exclude, isFirstLook: false };
    await addWebsite(actorOf(caller), website);
    return readSource(caller.orgId, sourceId);
  },
});
