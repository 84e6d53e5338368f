import type { Message } from './message.ts';
import { outcomeOf } from './outcomeOf.ts';

/**
 * Reports whether the messages since `doneAt` (null: from the beginning) leave the team something to do: a question without a
 * valid answer, or an answer that was rated down and not revised. `messages` in their order.
 */
export function leavesWork(messages: readonly (Message & { id: string })[], doneAt: Date | null): boolean {
  const since = messages.filter(({ at }) => doneAt === null || at > doneAt);
  const outcome = outcomeOf(since);
  const isDisliked = since.some(
    (message) => message.role === 'assistant' && message.rating === 'negative' && !message.revised,
  );
  return isDisliked || outcome === 'unanswered' || outcome === 'failed';
}
