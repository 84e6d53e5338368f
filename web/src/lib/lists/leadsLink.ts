import { paths } from '#web/config/paths.ts';

/** The list of a chatbot's leads of some days, yyyy-mm-dd, both included; of all chatbots without one. */
export function leadsLink(chatbotId: string | undefined, { from, to }: { from: string; to: string }): string {
  const list = chatbotId === undefined ? paths.leads() : paths.chatbotLeads(chatbotId);
  return `${list}?${new URLSearchParams({ from, to }).toString()}`;
}
