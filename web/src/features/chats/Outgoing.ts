/** What one has written and the conversation does not show yet. */
export interface Outgoing {
  /** The message's, chosen here: sent again it is the same one. */
  id: string;
  chatId: string;
  text: string;
  /** Why it was not sent; undefined while it is under way. */
  failure: { error: unknown } | undefined;
}
