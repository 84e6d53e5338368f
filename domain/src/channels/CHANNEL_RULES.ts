import { DAY_MS } from '../durations.ts';
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
  /** The service says of each message whether it was delivered, and read. */
  reports: boolean;
}

/**
 * By channel. Sources: Telegram Bot API, sendMessage (1 to 4096 characters, without the marks); WhatsApp Cloud API, text messages (4096
 * characters) and customer service window (24 hours); Messenger Platform, Send API (2000 characters) and standard messaging window (24 hours);
 * Instagram messaging, send a message (1000 bytes of UTF-8; it reports what was read alone, and not what was delivered).
 */
export const CHANNEL_RULES: Readonly<Record<ConnectedChannel, ChannelRules>> = {
  email: { maxCharacters: 200_000, markup: 'mail', windowMs: null, continueMs: null, reports: false },
  telegram: { maxCharacters: 4096, markup: 'telegram', windowMs: null, continueMs: DAY_MS, reports: false },
  whatsapp: { maxCharacters: 4096, markup: 'whatsapp', windowMs: DAY_MS, continueMs: DAY_MS, reports: true },
  messenger: { maxCharacters: 2000, markup: 'plain', windowMs: DAY_MS, continueMs: DAY_MS, reports: true },
  instagram: {
    maxCharacters: 1000,
    maxBytes: 1000,
    markup: 'plain',
    windowMs: DAY_MS,
    continueMs: DAY_MS,
    reports: true,
  },
};
