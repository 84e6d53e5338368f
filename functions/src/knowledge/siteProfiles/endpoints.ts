import { lookAtWebsite } from '@parlance/domain/contracts/chatbots';
import { type Endpoint, memberEndpoint } from '../../kernel/access/endpoint.ts';

export const siteProfileEndpoints: readonly Endpoint[] = [
  memberEndpoint(lookAtWebsite, async ({ input, who, signal }) => {
    // The guarded way out and the parser of HTML: nobody else here needs them.
    const [{ lookAtWebsite: look }, { guardedFetch }] = await Promise.all([
      import('../lookAtWebsite.ts'),
      import('../../kernel/outgoing/guardedFetch.ts'),
    ]);
    return look(who.orgId, input.url, guardedFetch, signal);
  }),
];
