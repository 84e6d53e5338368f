import * as contracts from '@parlance/domain/contracts/chatbots';
import { type Endpoint, memberEndpoint } from '../kernel/access/endpoint.ts';
import { changeAllowedDomains } from './editing/changeAllowedDomains.ts';
import { createChatbot } from './editing/createChatbot.ts';
import { deleteChatbot } from './editing/deleteChatbot.ts';
import { deleteConversations } from './editing/deleteConversations.ts';
import { saveChatbotSettings } from './editing/saveChatbotSettings.ts';
import { pictureEndpoints } from './pictures/endpoints.ts';

export const chatbotEndpoints: readonly Endpoint[] = [
  memberEndpoint(contracts.createChatbot, async ({ input, who }) => ({
    chatbotId: await createChatbot(who, input),
  })),
  memberEndpoint(contracts.deleteChatbot, async ({ input, who }) => ({
    deletionId: await deleteChatbot(who, input.chatbotId, input.name),
  })),
  memberEndpoint(contracts.deleteConversations, async ({ input, who }) => ({
    deletionId: await deleteConversations(who, input.chatbotId),
  })),
  memberEndpoint(contracts.saveChatbotSettings, ({ input, who }) =>
    saveChatbotSettings(who, input.chatbotId, input, input.gate),
  ),
  memberEndpoint(contracts.changeAllowedDomains, async ({ input, who }) => ({
    domains: await changeAllowedDomains(who, input.chatbotId, input),
  })),
  memberEndpoint(contracts.checkInstallation, async ({ input, who }) => {
    // The guarded way out loads undici: nobody else here needs it.
    const [{ checkInstallation: check }, { guardedFetch }] = await Promise.all([
      import('./installation/checkInstallation.ts'),
      import('../kernel/outgoing/guardedFetch.ts'),
    ]);
    return check(who, input.chatbotId, input.url, guardedFetch);
  }),
  ...pictureEndpoints,
];
