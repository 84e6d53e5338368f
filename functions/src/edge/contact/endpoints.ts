import * as contracts from '@parlance/domain/contracts/contact';
import { type Endpoint, publicEndpoint } from '../../kernel/access/endpoint.ts';
import { sendContactRequest } from './sendContactRequest.ts';

export const contactEndpoints: readonly Endpoint[] = [
  publicEndpoint(contracts.sendContactRequest, async ({ input }) => {
    await sendContactRequest(input);
    return {};
  }),
];
