/** A question that the sources have no answer to, with those that are like it. */
export interface OpenQuestion {
  chatbotId: string;
  /** The newest of them, with its conversation. */
  question: string;
  chatId: string;
  at: Date;
  /** Other conversations in which it was asked, the newest first, where they are known. */
  others?: readonly { chatId: string; at: Date }[];
  /** Places where it was asked, the newest first. */
  places: readonly { chatId: string; messageId: string }[];
  /** Number of times it was asked, or the people an answer would serve, in words; empty where that is not worth a note. */
  note: string;
}
