import type { Chat } from '@parlance/domain/documents/chats/chat';

/** Mark of a conversation in a list. */
export type ChatMark =
  | { kind: 'state' }
  | { kind: 'outcome'; outcome: 'unanswered' | 'failed' }
  | { kind: 'rating'; rating: NonNullable<Chat['rating']> }
  | { kind: 'sentiment'; sentiment: 'positive' | 'negative' }
  | { kind: 'tag'; tag: string }
  | { kind: 'category'; category: string };

/**
 * Marks of a conversation in a list, most urgent first: waiting or taken over, not answered or failed, rating, sentiment, the
 * team's tags, and category.
 * @param hasState Whether somebody waits or has taken over.
 */
export function chatMarks(chat: Chat, hasState: boolean): readonly ChatMark[] {
  const { outcome, rating, sentiment, tags, category } = chat;
  return [
    ...(hasState ? [{ kind: 'state' } as const] : []),
    ...(outcome === null || outcome === 'answered' ? [] : [{ kind: 'outcome', outcome } as const]),
    ...(rating === null ? [] : [{ kind: 'rating', rating } as const]),
    ...(sentiment === null || sentiment === 'neutral' ? [] : [{ kind: 'sentiment', sentiment } as const]),
    ...tags.map((tag) => ({ kind: 'tag', tag }) as const),
    ...(category === null ? [] : [{ kind: 'category', category } as const]),
  ];
}
