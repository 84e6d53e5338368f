import type { Message } from './message.ts';
import { outcomeOf } from './outcomeOf.ts';

/**
 * Whether the team has something to do after what was said since `doneAt` (null: from the beginning): a question without an answer
 * that stands, or an answer that was rated down and not revised. `messages` in their order.
 */
export function leavesWork(messages: readonly (Message & { id: string })[], doneAt: Date | null): boolean {
  const since = messages.filter(({ at }) => doneAt === null || at > doneAt);
  const outcome = outcomeOf(since);
  const isDisliked = since.some(
    (message) => message.role === 'assistant' && message.rating === 'negative' && !message.revised,
  );
  return isDisliked || outcome === 'unanswered' || outcome === 'failed';
}
