/** A message of the plan that is taken for a question. */
export interface Charge {
  /** `{chatId}/{messageId}`: visitors choose ids of messages, so the same one can be in two conversations. */
  question: string;
  /** Made anew for each try of a question. */
  id: string;
}
