import type { Locale } from '@parlance/domain/locales';
import { newMember, type Person } from '../accounts/newMember.ts';
import { newOwner, type Owner } from '../accounts/newOwner.ts';
import { newChatbotIn } from '../newChatbotIn.ts';
import { uploadDocument } from '../sources/uploadDocument.ts';
import { AGENT_TEXTS } from './AGENT_TEXTS.ts';

/** Shop in which an agent works: who works there, and where their conversations are. */
export interface AgentDay {
  owner: Owner;
  colleague: Person;
  language: Locale;
  place: { orgId: string; chatbotId: string; locale: Locale };
  /** Address of a conversation. */
  addressOf: (chatId: string) => string;
}

/** A bicycle shop whose chatbot has read one document. */
export async function agentDay(language: Locale): Promise<AgentDay> {
  const owner = await newOwner(language, { plan: 'business' });
  const { orgId } = owner;
  const chatbotId = await newChatbotIn(orgId);
  const colleague = await newMember(orgId, 'member', 'Grace Hopper', language);
  await uploadDocument(owner, chatbotId, 'workshop.md', AGENT_TEXTS[language].source);
  return {
    owner,
    colleague,
    language,
    place: { orgId, chatbotId, locale: language },
    addressOf: (chatId) => `/dashboard/chatbot/${chatbotId}/activity/chats?chat=${chatId}`,
  };
}
