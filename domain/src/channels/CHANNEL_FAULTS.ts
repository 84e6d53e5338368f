/**
 * Reasons for which a message was not sent or not taken, or a connection does not work. `key-refused`: the service does not take the
 * access that it was connected with. `signature-invalid`: what came was not signed by the service. `window-closed`: the customer's last
 * message is too long ago for the service. `recipient-unreachable`: the customer has blocked the chatbot, or is not there any more.
 * `rate-limited` and `service-away`: to be tried again. `message-invalid`: it cannot be read, or the service refuses what it holds.
 * `too-large`: more than is taken. `not-confirmed`: nobody knows whether it arrived, and it is not sent twice. `answer-failed`: the chatbot
 * had no answer. `file-refused`: a kind of file that the service does not take.
 */
export const CHANNEL_FAULTS = [
  'key-refused',
  'signature-invalid',
  'window-closed',
  'recipient-unreachable',
  'rate-limited',
  'service-away',
  'message-invalid',
  'too-large',
  'not-confirmed',
  'answer-failed',
  'file-refused',
] as const;

export type ChannelFault = (typeof CHANNEL_FAULTS)[number];
