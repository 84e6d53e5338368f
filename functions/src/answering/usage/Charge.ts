/** Messages of the plan that are taken for a question: one, or several with a dear model. */
export interface Charge {
  /** `{chatId}/{messageId}`: visitors choose ids of messages, so the same one can be in two conversations. */
  question: string;
  /** Made anew for each try of a question. */
  id: string;
}
