import { MINUTE_MS } from '@parlance/domain/durations';
import { AppError } from '@parlance/domain/errors';

/** Chatbots that one process remembers; with more in a minute, it begins anew. */
const MAX_CHATBOTS = 10_000;

interface FullMinutes {
  /** The minute's questions to this chatbot, or those of its organization, are used up. */
  note: (chatbotId: string, now: Date) => void;
  /** Throws `rate-limited` for a chatbot of which that was noted in the same minute. */
  refuse: (chatbotId: string, now: Date) => void;
}

/**
 * Remembers in this process which chatbots take no more questions in the present minute, so that a refusal costs no read. The
 * exact limits are in the counters (decision 012).
 */
export function createFullMinutes(): FullMinutes {
  let minute = 0;
  let full = new Set<string>();
  return {
    note: (chatbotId, now) => {
      const present = Math.floor(now.getTime() / MINUTE_MS);
      if (present !== minute || full.size >= MAX_CHATBOTS) full = new Set();
      minute = present;
      full.add(chatbotId);
    },
    refuse: (chatbotId, now) => {
      if (Math.floor(now.getTime() / MINUTE_MS) === minute && full.has(chatbotId)) throw new AppError('rate-limited');
    },
  };
}
