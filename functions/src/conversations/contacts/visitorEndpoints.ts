import * as contracts from '@parlance/domain/contracts/contacts/visitors';
import { type Endpoint, visitorEndpoint } from '../../kernel/access/endpoint.ts';
import { listMyChats } from './listMyChats.ts';
import { openMyChat } from './openMyChat.ts';

export const visitorContactEndpoints: readonly Endpoint[] = [
  visitorEndpoint(contracts.identifyVisitor, async ({ input, who }) => {
    // The library that checks signatures: nobody else here needs it.
    const { identifyVisitor } = await import('./identifyVisitor.ts');
    return identifyVisitor(who, input.identityToken);
  }),
  visitorEndpoint(contracts.listMyChats, async ({ input, who }) => listMyChats(who, input.before)),
  visitorEndpoint(contracts.openMyChat, async ({ input, who }) => ({ token: await openMyChat(who, input.chatId) })),
];
