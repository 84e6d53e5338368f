import { setTimeout } from 'node:timers/promises';
import { LIMITS } from '@parlance/domain/limits';
import { SECOND_MS } from '@parlance/domain/durations';
import { unreadSources } from '@parlance/domain/queries/sources';
import { refs } from '../../kernel/platform/refs.ts';
import { queryOf } from '../../kernel/platform/queries/queryOf.ts';

/**
 * Waits while a new chatbot's first sources are being read, at most LIMITS.firstReadingWaitMs: an answer in those seconds would be that it
 * does not know. Returns at once where nothing is read, or what is to be read waits for the AI service or the next day. Throws the signal's
 * reason once that is aborted.
 */
export async function untilTrained(
  { orgId, chatbotId, signal }: { orgId: string; chatbotId: string; signal: AbortSignal },
  now = Date.now,
): Promise<void> {
  const end = now() + LIMITS.firstReadingWaitMs;
  const unread = queryOf(refs.sources(orgId), unreadSources, { chatbotId }).limit(1);
  while (now() < end) {
    const [chatbot, reading] = await Promise.all([refs.chatbot(orgId, chatbotId).get(), unread.get()]);
    if (chatbot.data()?.trained !== false || reading.empty) return;
    await setTimeout(SECOND_MS / 2, undefined, { signal });
  }
}
