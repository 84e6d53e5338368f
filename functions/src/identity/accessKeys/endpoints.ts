import * as contracts from '@parlance/domain/contracts/accessKeys';
import { type Endpoint, memberEndpoint } from '../../kernel/access/endpoint.ts';
import { createAccessKey } from './createAccessKey.ts';
import { deleteAccessKey } from './deleteAccessKey.ts';

export const accessKeyEndpoints: readonly Endpoint[] = [
  memberEndpoint(contracts.createAccessKey, async ({ input, who }) => createAccessKey(who, input.name, input.scopes)),
  memberEndpoint(contracts.deleteAccessKey, async ({ input, who }) => {
    await deleteAccessKey(who, input.keyId);
    return {};
  }),
];
