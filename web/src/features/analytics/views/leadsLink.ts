import { paths } from '#web/config/paths.ts';

/** The list of a chatbot's leads of some days, yyyy-mm-dd, both included. */
export function leadsLink(chatbotId: string, { from, to }: { from: string; to: string }): string {
  return `${paths.chatbotLeads(chatbotId)}?${new URLSearchParams({ from, to }).toString()}`;
}
