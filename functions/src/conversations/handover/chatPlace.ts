/** Location of a conversation. */
export interface ChatPlace {
  orgId: string;
  chatId: string;
}
