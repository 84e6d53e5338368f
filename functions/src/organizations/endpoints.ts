import * as contracts from '@parlance/domain/contracts/organizations';
import { type Endpoint, memberEndpoint } from '../access/endpoint.ts';
import { deleteOrg } from './deleteOrg.ts';
import { transferOwnership } from './transferOwnership.ts';
import { updateOrg } from './updateOrg.ts';

export const organizationEndpoints: readonly Endpoint[] = [
  memberEndpoint(contracts.updateOrg, async ({ input, who }) => {
    await updateOrg(who, input);
    return {};
  }),
  memberEndpoint(contracts.transferOwnership, async ({ input, who }) => {
    await transferOwnership(who, input.uid);
    return {};
  }),
  memberEndpoint(contracts.deleteOrg, async ({ input, who }) => {
    await deleteOrg(who, input.name);
    return {};
  }),
];
