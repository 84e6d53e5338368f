import type { Chat, Resolution } from '../../documents/chats/chat.ts';

/** Facts that decide a resolution. */
export type ResolutionFacts = Pick<Chat, 'rating' | 'byAgent' | 'outcome' | 'thanked'> & {
  handover: Pick<NonNullable<Chat['handover']>, 'status'> | null;
};

/**
 * Resolution of a visitor's matter, from known facts alone: a negative rating and a wait for an agent in vain weigh most, then an
 * agent who ended the conversation, then a question that nobody answered, then a positive rating or thanks. A matter without any
 * of these is unconfirmed.
 */
export function resolutionOf({ rating, byAgent, handover, outcome, thanked }: ResolutionFacts): Resolution {
  if (rating === 'negative' || handover?.status === 'missed') return 'failed';
  if (byAgent && handover?.status === 'ended') return 'confirmed';
  if (outcome === 'failed' || outcome === 'unanswered') return 'failed';
  return rating === 'positive' || thanked ? 'confirmed' : 'unconfirmed';
}
