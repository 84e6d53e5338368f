/**
 * A row's address.
 * @param chatbotId Id in the address of a chatbot's page.
 */
export function addressOf({ path }: { path: string }, chatbotId = ''): string {
  return path.replace(':chatbotId', chatbotId);
}
