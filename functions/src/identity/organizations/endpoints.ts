import * as contracts from '@parlance/domain/contracts/organizations';
import { setPersonalDataAccess as setPersonalDataAccessContract } from '@parlance/domain/contracts/privacy';
import { type Endpoint, memberEndpoint } from '../../kernel/access/endpoint.ts';
import { deleteOrg } from './deleteOrg.ts';
import { setPersonalDataAccess } from './setPersonalDataAccess.ts';
import { transferOwnership } from './transferOwnership.ts';
import { updateOrg } from './updateOrg.ts';

export const organizationEndpoints: readonly Endpoint[] = [
  memberEndpoint(contracts.updateOrg, async ({ input, who }) => {
    await updateOrg(who, input);
    return {};
  }),
  memberEndpoint(setPersonalDataAccessContract, async ({ input, who }) => {
    await setPersonalDataAccess(who, input.access);
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
