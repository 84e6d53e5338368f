import { chatsLink } from './chatsLink.ts';

/** The list of the conversations that began on some days: as those figures count that count conversations. */
export function begunLink(chatbotId: string | undefined, filters: Parameters<typeof chatsLink>[1]): string {
  return chatsLink(chatbotId, { ...filters, began: '1' });
}
