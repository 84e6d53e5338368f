import type { Chat } from '@parlance/domain/documents/chats/chat';

/** What a conversation of a list can be marked with. */
export type ChatMark =
  | { kind: 'state' }
  | { kind: 'outcome'; outcome: 'unanswered' | 'failed' }
  | { kind: 'rating'; rating: NonNullable<Chat['rating']> }
  | { kind: 'sentiment'; sentiment: 'positive' | 'negative' }
  | { kind: 'tag'; tag: string }
  | { kind: 'category'; category: string };

/**
 * What is worth a mark in a list of conversations, the most urgent first: who waits or has taken over, what went wrong, how the visitor
 * felt, what the team called it, and what it was about.
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
