/** Where a conversation is. */
export interface ChatPlace {
  orgId: string;
  chatId: string;
}
