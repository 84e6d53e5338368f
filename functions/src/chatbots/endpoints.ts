import { createChatbot as createChatbotContract } from '@parlance/domain/contracts/createChatbot';
import { setAllowedDomains as setAllowedDomainsContract } from '@parlance/domain/contracts/setAllowedDomains';
import { memberCallable } from '../platform/defineCallable.ts';
import { createChatbot as createChatbotCase } from './createChatbot.ts';
import { setAllowedDomains as setAllowedDomainsCase } from './setAllowedDomains.ts';

export const createChatbot = memberCallable(createChatbotContract, async ({ input }) => ({
  chatbotId: await createChatbotCase(input.orgId, input.name, input.description),
}));

export const setAllowedDomains = memberCallable(setAllowedDomainsContract, async ({ input }) => ({
  domains: await setAllowedDomainsCase(input.orgId, input.chatbotId, input.domains),
}));
