import { deleteLeads as contract } from '@parlance/domain/contracts/leads';
import { type Endpoint, memberEndpoint } from '../access/endpoint.ts';
import { deleteLeads } from './deleteLeads.ts';

export const leadEndpoints: readonly Endpoint[] = [
  memberEndpoint(contract, async ({ input, who }) => ({ leads: await deleteLeads(who, input.leadIds) })),
];
