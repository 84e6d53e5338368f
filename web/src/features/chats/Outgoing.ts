/** Message of the agent that the conversation does not show yet. */
export interface Outgoing {
  /** The message's, chosen here: sent again it is the same one. */
  id: string;
  chatId: string;
  text: string;
  /** The suggested reply that the text began as. */
  suggested: string | undefined;
  /** Reason that it was not sent; undefined while it is under way. */
  failure: { error: unknown } | undefined;
}
