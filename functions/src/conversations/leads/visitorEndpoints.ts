import * as contracts from '@parlance/domain/contracts/conversations/leads';
import { type Endpoint, visitorEndpoint } from '../../kernel/access/endpoint.ts';
import { submitContact } from './submitContact.ts';

export const visitorLeadEndpoints: readonly Endpoint[] = [
  visitorEndpoint(contracts.submitContact, async ({ input, who }) => {
    await submitContact(who, input);
    return {};
  }),
];
