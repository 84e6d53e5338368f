import * as contracts from '@parlance/domain/contracts/conversations/declarations';
import { type Endpoint, memberEndpoint } from '../../kernel/access/endpoint.ts';
import { setDeclarationStatus } from './setDeclarationStatus.ts';

export const declarationEndpoints: readonly Endpoint[] = [
  memberEndpoint(contracts.setDeclarationStatus, async ({ input: { declarationId, status }, who }) => {
    await setDeclarationStatus(who, declarationId, status);
    return {};
  }),
];
