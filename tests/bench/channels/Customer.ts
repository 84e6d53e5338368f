import type { ConnectedChannel } from '@parlance/domain/channels/CHANNELS';

/** Request by which a service, or a mail server, brings one message. */
export interface Post {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** A person who writes by one channel, at the stand-in of its service. */
export interface Customer {
  channel: ConnectedChannel;
  orgId: string;
  /** Sender as the exchange has it; nobody else's. */
  sender: string;
  /** Writes a first question at the stand-in, and waits for its answer. */
  open: (text: string) => Promise<void>;
  /** Post of a message that is written now, signed as the service does. */
  write: (text: string) => Post;
  /** Times at which what the chatbot sent has reached the stand-in, in milliseconds since 1970, the oldest first. */
  replies: () => Promise<number[]>;
}
