import type { Attachment } from '@parlance/domain/attachments/attachment';
import type { ChannelFault } from '@parlance/domain/channels/CHANNEL_FAULTS';
import type { ChannelAccount, ChannelSecret } from '@parlance/domain/documents/channels/channel';
import type { DeliveryState } from '@parlance/domain/documents/channels/delivery';
import type { InboundMessage } from '@parlance/domain/documents/channels/inbound';
import type { Thread } from '@parlance/domain/documents/channels/thread';
import type { ChannelPlace } from './ChannelPlace.ts';

/** A request of a service, as it came. */
export interface ServicePost {
  method: string;
  query: Readonly<Record<string, unknown>>;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Buffer;
}

/** A customer's message, as a service reports it. */
export interface ReceivedMessage {
  /** Id of the service's, by which its second delivery is known. */
  eventId: string;
  /** Name of the exchange that it belongs to: the customer's id, or a mail's first Message-ID. */
  threadKey: string;
  sentAt: Date;
  /** Number of the message at the service, which tells the order of two in the same second. Missing where it gives none. */
  sequence?: number;
  message: InboundMessage;
}

/** Word of a service on a message that was sent. */
export interface Receipt {
  serviceId: string;
  state: Extract<DeliveryState, 'sent' | 'delivered' | 'read' | 'failed'>;
  fault: ChannelFault | null;
  /** Words of ours that the service says again: the message, and into how many parts it was cut. Missing where it says nothing again. */
  order?: { outboundId: string; parts: number };
}

interface Received {
  messages: readonly ReceivedMessage[];
  receipts: readonly Receipt[];
  /** Text of the answer to the service; empty where it wants none. */
  answer: string;
}

/** A connection as an adapter needs it. */
export interface Connection<A extends ChannelAccount> {
  account: A;
  secret: ChannelSecret;
}

/** A message on its way out. */
export interface OutgoingMessage {
  /** Id of ours, the same with each attempt. */
  outboundId: string;
  /** Number of parts in which it is sent. */
  parts: number;
  thread: Pick<Thread, 'sender' | 'senderName' | 'replyTo'>;
  /** The chatbot wrote it, and no person. */
  isAutomatic: boolean;
}

/** Bounds of the time and the bytes that a file may take. */
export interface FetchBounds {
  maxBytes: number;
  signal: AbortSignal;
}

/** An agent's picture or document on its way out: it has passed `CHANNEL_RULES` of its service. */
export interface OutgoingFile extends Omit<Attachment, 'bytes'> {
  name: string;
  bytes: Buffer;
}

/** Names that a service gives of a customer; either may be empty. */
export interface CustomerNames {
  name: string;
  /** Without a sign in front. */
  userName: string;
}

/** A connection with a service by which customers write. What it posts and takes is read and made here, and nothing else knows of it. */
export interface Adapter {
  /** Content of a request of the service. Throws `ChannelError`: `signature-invalid` where it is not the service's, `message-invalid`. */
  receive: (post: ServicePost) => Received;
  /** Has the service post to this product from now on. Throws `ChannelError` where it does not take the access. */
  connect: (place: ChannelPlace) => Promise<void>;
  /** Has the service post no more. Throws `ChannelError`. */
  disconnect: () => Promise<void>;
  /** Sends one part, and returns the service's id of it. Throws `ChannelError`. */
  sendPart: (part: string, message: OutgoingMessage) => Promise<string>;
  /**
   * Bytes of a file of a customer's that the service has still, by its `mediaId`, from the service's own servers. Throws `ChannelError`: `too-large`,
   * `message-invalid` of one that is not there. Missing where files come with their messages.
   */
  fetchFile?: (mediaId: string, bounds: FetchBounds) => Promise<Buffer>;
  /** Names of a customer by their id, where messages have none; an empty one for what the service does not give. Throws `ChannelError`. */
  namesOf?: (sender: string) => Promise<CustomerNames>;
  /** Sends a file as a message of its own, and returns the service's id of that. Throws `ChannelError`. Missing where the service takes none. */
  sendFile?: (file: OutgoingFile, message: OutgoingMessage) => Promise<string>;
}
