import { createHmac } from 'node:crypto';
import type { Usage } from '@parlance/domain/documents/organizations/usage';
import { MINUTE_MS } from '@parlance/domain/durations';
import { visitorTokenSecret } from '../../kernel/platform/config.ts';

const HASH = 12;

/** Origin of a question: the address prefix, and the chatbot with its limit per minute. */
export interface Asker {
  address: string;
  chatbotId: string;
  questionsPerMinute: number;
}

interface PresentMinute {
  /** The counted minute that `now` lies in; without a question where another one was counted last. */
  minute: NonNullable<Usage['minute']>;
  /** The asker's key in `addresses`. */
  who: string;
}

/**
 * The organization's present minute, and what the asker is called in it. Members can read the counter, so an address stands in it as a hash
 * that only the server can make, another one every minute.
 */
export function minuteOf(present: Usage['minute'], { address }: Asker, now: Date): PresentMinute {
  const start = Math.floor(now.getTime() / MINUTE_MS);
  const minute = present?.start === start ? present : { start, total: 0, chatbots: {}, addresses: {} };
  const who = createHmac('sha256', visitorTokenSecret.value())
    .update(`${address}|${start}`)
    .digest('hex')
    .slice(0, HASH);
  return { minute, who };
}
