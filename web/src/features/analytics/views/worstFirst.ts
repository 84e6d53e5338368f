import type { Chat } from '@parlance/domain/documents/chats/chat';

type Judged = Pick<Chat, 'rating' | 'outcome' | 'byAgent' | 'lastMessageAt'>;

/** Score of how badly a conversation went: a failure weighs most, then a negative rating, then an unanswered question. */
function badnessOf({ rating, outcome, byAgent }: Judged): number {
  const ofOutcome = outcome === 'failed' ? 4 : outcome === 'unanswered' ? 1 : 0;
  return ofOutcome + (rating === 'negative' ? 2 : 0) - (byAgent ? 1 : 0);
}

/** Conversations by how badly they went, the worst first; of the same, the newest. One that an agent took over is less bad. */
export function worstFirst<T extends Judged>(chats: readonly T[]): readonly T[] {
  return chats.toSorted((a, b) => badnessOf(b) - badnessOf(a) || b.lastMessageAt.getTime() - a.lastMessageAt.getTime());
}
