import { createChatbot as createChatbotContract } from '@parlance/domain/contracts/createChatbot';
import { setAllowedDomains as setAllowedDomainsContract } from '@parlance/domain/contracts/setAllowedDomains';
import { memberCallable } from '../platform/defineCallable.ts';
import { createChatbot as createChatbotCase } from './createChatbot.ts';
import { setAllowedDomains as setAllowedDomainsCase } from './setAllowedDomains.ts';

export const createChatbot = memberCallable(createChatbotContract, async ({ input, who }) => ({
  chatbotId: await createChatbotCase(who, input.name, input.description),
}));

export const setAllowedDomains = memberCallable(setAllowedDomainsContract, async ({ input, who }) => ({
  domains: await setAllowedDomainsCase(who, input.chatbotId, input.domains),
}));
