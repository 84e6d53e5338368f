import * as contracts from '@parlance/domain/contracts/embed';
import { LIMITS } from '@parlance/domain/limits';
import { createVisitorToken, verifyVisitorToken } from '../access/visitorToken.ts';
import { type Endpoint, publicEndpoint } from '../access/endpoint.ts';

export const visitorTokenEndpoints: readonly Endpoint[] = [
  // The token is the authority here, also one that has run out: hence no `visitorEndpoint`.
  publicEndpoint(contracts.renewVisitorToken, async ({ input }) => ({
    token: createVisitorToken(verifyVisitorToken(input.token, LIMITS.visitorTokenRenewMs)),
  })),
];
