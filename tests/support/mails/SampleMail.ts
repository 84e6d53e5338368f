/** A mail of a shape that programs in use write, with what reading it should give. */
export interface SampleMail {
  name: string;
  bytes: Uint8Array;
  kind: 'message' | 'automatic' | 'bounce' | 'own';
  /** Words that the sender has written now. Null where nobody reads them. */
  text: string | null;
  /** Name of the exchange: mails of one have the same key, and no other has it. */
  thread: string;
}
