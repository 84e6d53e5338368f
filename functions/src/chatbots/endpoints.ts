import {
  checkInstallation as checkInstallationContract,
  createChatbot as createChatbotContract,
  deleteChatbot as deleteChatbotContract,
  deleteConversations as deleteConversationsContract,
  setAllowedDomains as setAllowedDomainsContract,
} from '@parlance/domain/contracts/chatbots';
import { memberCallable } from '../access/defineCallable.ts';
import { createChatbot as createChatbotCase } from './createChatbot.ts';
import { deleteChatbot as deleteChatbotCase } from './deleteChatbot.ts';
import { deleteConversations as deleteConversationsCase } from './deleteConversations.ts';
import { setAllowedDomains as setAllowedDomainsCase } from './setAllowedDomains.ts';

export const createChatbot = memberCallable(createChatbotContract, async ({ input, who }) => ({
  chatbotId: await createChatbotCase(who, input.name, input.description),
}));

export const deleteChatbot = memberCallable(deleteChatbotContract, async ({ input, who }) => ({
  deletionId: await deleteChatbotCase(who, input.chatbotId, input.name),
}));

export const deleteConversations = memberCallable(deleteConversationsContract, async ({ input, who }) => ({
  deletionId: await deleteConversationsCase(who, input.chatbotId),
}));

export const setAllowedDomains = memberCallable(setAllowedDomainsContract, async ({ input, who }) => ({
  domains: await setAllowedDomainsCase(who, input.chatbotId, input.domains),
}));

export const checkInstallation = memberCallable(checkInstallationContract, async ({ input, who }) => {
  // The guarded way out loads undici: nobody else here needs it.
  const [{ checkInstallation: check }, { guardedFetch }] = await Promise.all([
    import('./checkInstallation.ts'),
    import('../outgoing/guardedFetch.ts'),
  ]);
  return check(who, input.chatbotId, input.url, guardedFetch);
});
