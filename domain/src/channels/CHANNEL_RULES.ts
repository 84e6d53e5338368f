import { DAY_MS } from '../durations.ts';
import type { ConnectedChannel } from './CHANNELS.ts';

/** Rules of a service by which a customer writes, as it publishes them. */
export interface ChannelRules {
  /** Maximum length of one message that is sent, in characters: a longer one becomes several. */
  maxCharacters: number;
  /** Marks of what is sent: none, or Telegram's HTML. */
  markup: 'plain' | 'telegram';
  /** Time after the customer's last message in which they may be written to, in milliseconds. Null where they always may. */
  windowMs: number | null;
  /** Time without a message after which the customer's next one begins another conversation, in milliseconds. Null where each has a thread of its own. */
  continueMs: number | null;
  /** The service says of each message whether it was delivered, and read. */
  reports: boolean;
}

/** By channel. Source: Telegram Bot API, sendMessage (1 to 4096 characters, without the marks). */
export const CHANNEL_RULES: Readonly<Record<ConnectedChannel, ChannelRules>> = {
  telegram: { maxCharacters: 4096, markup: 'telegram', windowMs: null, continueMs: DAY_MS, reports: false },
};
