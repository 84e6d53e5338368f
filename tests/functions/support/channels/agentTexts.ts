import { stored } from '../chats/handoverFixture.ts';

/** Texts that agents have written in a conversation. */
export async function agentTexts(orgId: string, chatId: string): Promise<string[]> {
  const { messages } = await stored(orgId, chatId);
  return messages.flatMap(({ role, text }) => (role === 'agent' ? [text] : []));
}
