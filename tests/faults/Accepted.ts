/** Work that the product has accepted: none of it may be lost or doubled, whatever happens. */
export interface Accepted {
  orgId: string;
  chatbotId: string;
  /** Documents whose upload was answered with success, with what only they say. */
  sources: Map<string, string>;
  /** Questions whose answer was complete, by their ids, with the conversation that they are in. */
  questions: Set<string>;
  /** Questions that were asked at all. */
  asked: number;
  /** Number of retries. */
  retries: number;
}
