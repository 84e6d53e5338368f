/** A customer of a connected channel, by one of their exchanges. */
export interface Sender {
  threadId: string;
  channelId: string;
  /** The customer's address in the service; empty where nothing says it any more. */
  address: string;
}
