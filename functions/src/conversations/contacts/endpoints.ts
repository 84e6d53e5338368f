import * as contracts from '@parlance/domain/contracts/contacts/identity';
import { type Endpoint, memberEndpoint } from '../../kernel/access/endpoint.ts';
import { endIdentitySecret } from './settings/endIdentitySecret.ts';
import { renewIdentitySecret } from './settings/renewIdentitySecret.ts';
import { setIdentityKeySet } from './settings/setIdentityKeySet.ts';

export const identityEndpoints: readonly Endpoint[] = [
  memberEndpoint(contracts.renewIdentitySecret, async ({ input, who }) => ({
    secret: await renewIdentitySecret(who, input.chatbotId),
  })),
  memberEndpoint(contracts.endIdentitySecret, async ({ input, who }) => {
    await endIdentitySecret(who, input.chatbotId, input.which);
    return {};
  }),
  memberEndpoint(contracts.setIdentityKeySet, async ({ input, who }) => {
    await setIdentityKeySet(who, input.chatbotId, input.keySetUrl);
    return {};
  }),
  memberEndpoint(contracts.checkIdentityToken, async ({ input }) => {
    // The library that checks signatures: nobody else here needs it.
    const { checkIdentityToken } = await import('./settings/checkIdentityToken.ts');
    return checkIdentityToken(input);
  }),
];
