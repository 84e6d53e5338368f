import { DAY_MS } from '../durations.ts';
import type { AttachmentType } from '../attachments/attachment.ts';
import type { ConnectedChannel } from './CHANNELS.ts';

/** Rules of a service by which a customer writes, as it publishes them. */
export interface ChannelRules {
  /** Maximum length of one message that is sent, in characters: a longer one becomes several. */
  maxCharacters: number;
  /** The same in bytes of UTF-8, where the service counts those. */
  maxBytes?: number;
  /** Marks of what is sent: none, Telegram's HTML, WhatsApp's asterisks and underscores, or a mail, whose text and HTML are made together. */
  markup: 'plain' | 'telegram' | 'whatsapp' | 'mail';
  /** Time after the customer's last message in which they may be written to, in milliseconds. Null where they always may. */
  windowMs: number | null;
  /** Time without a message after which the customer's next one begins another conversation, in milliseconds. Null where each has a thread of its own. */
  continueMs: number | null;
  /** Largest file that is sent, in bytes, by its type. A type that is missing is not taken. */
  files: Readonly<Partial<Record<AttachmentType, number>>>;
  /** The service says of each message whether it was delivered, and read. */
  reports: boolean;
}

const MB = 1_000_000;

/**
 * By channel. Sources: Telegram Bot API, sendMessage (1 to 4096 characters, without the marks); WhatsApp Cloud API, text messages (4096
 * characters) and customer service window (24 hours); Messenger Platform, Send API (2000 characters) and standard messaging window (24 hours);
 * Instagram messaging, send a message (1000 bytes of UTF-8; it reports what was read alone, and not what was delivered). Of files: Bot API,
 * sendDocument (50 MB) and sendPhoto (10 MB); Cloud API, supported media types (pictures 5 MB, documents 100 MB; WebP is for stickers); Messenger
 * Platform, attachment upload (25 MB, pictures of Instagram 8 MB; JPEG and PNG).
 */
export const CHANNEL_RULES: Readonly<Record<ConnectedChannel, ChannelRules>> = {
  email: {
    maxCharacters: 200_000,
    markup: 'mail',
    windowMs: null,
    continueMs: null,
    files: { jpg: 20 * MB, png: 20 * MB, webp: 20 * MB, pdf: 20 * MB },
    reports: false,
  },
  telegram: {
    maxCharacters: 4096,
    markup: 'telegram',
    windowMs: null,
    continueMs: DAY_MS,
    files: { jpg: 50 * MB, png: 50 * MB, webp: 50 * MB, pdf: 50 * MB },
    reports: false,
  },
  whatsapp: {
    maxCharacters: 4096,
    markup: 'whatsapp',
    windowMs: DAY_MS,
    continueMs: DAY_MS,
    files: { jpg: 5 * MB, png: 5 * MB, pdf: 100 * MB },
    reports: true,
  },
  messenger: {
    maxCharacters: 2000,
    markup: 'plain',
    windowMs: DAY_MS,
    continueMs: DAY_MS,
    files: { jpg: 25 * MB, png: 25 * MB, pdf: 25 * MB },
    reports: true,
  },
  instagram: {
    maxCharacters: 1000,
    maxBytes: 1000,
    markup: 'plain',
    windowMs: DAY_MS,
    continueMs: DAY_MS,
    files: { jpg: 8 * MB, png: 8 * MB, pdf: 25 * MB },
    reports: true,
  },
};
