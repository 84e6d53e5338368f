import * as contracts from '@parlance/domain/contracts/embed';
import { type Endpoint, publicEndpoint } from '../../kernel/access/endpoint.ts';
import { renewVisitorToken } from './renewVisitorToken.ts';

export const visitorTokenEndpoints: readonly Endpoint[] = [
  // The token is the authority here, also one that has run out: hence no `visitorEndpoint`.
  publicEndpoint(contracts.renewVisitorToken, async ({ input }) => ({ token: await renewVisitorToken(input.token) })),
];
