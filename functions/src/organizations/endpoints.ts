import * as contracts from '@parlance/domain/contracts/organizations';
import { openPersonalData as openPersonalDataContract } from '@parlance/domain/contracts/privacy';
import { type Endpoint, memberEndpoint } from '../access/endpoint.ts';
import { deleteOrg } from './deleteOrg.ts';
import { openPersonalData } from './openPersonalData.ts';
import { transferOwnership } from './transferOwnership.ts';
import { updateOrg } from './updateOrg.ts';

export const organizationEndpoints: readonly Endpoint[] = [
  memberEndpoint(contracts.updateOrg, async ({ input, who }) => {
    await updateOrg(who, input);
    return {};
  }),
  memberEndpoint(openPersonalDataContract, async ({ input, who }) => {
    await openPersonalData(who, input.isOpen);
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
