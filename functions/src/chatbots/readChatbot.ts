import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import type { Org } from '@parlance/domain/documents/organizations/org';
import { refs } from '../kernel/platform/refs.ts';
import { isThere } from '../kernel/access/isThere.ts';

/** A chatbot with its organization. Undefined where either is gone, or the chatbot is being deleted. */
export async function readChatbot(
  orgId: string,
  chatbotId: string,
): Promise<{ chatbot: Chatbot; org: Org } | undefined> {
  const [foundChatbot, foundOrg] = await Promise.all([refs.chatbot(orgId, chatbotId).get(), refs.org(orgId).get()]);
  const [chatbot, org] = [foundChatbot.data(), foundOrg.data()];
  return isThere(chatbot) && org !== undefined ? { chatbot, org } : undefined;
}
