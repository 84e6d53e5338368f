import type { ChatPlace } from '../handover/chatPlace.ts';

/** Location of the file of a message. */
export interface FilePlace extends ChatPlace {
  messageId: string;
}
