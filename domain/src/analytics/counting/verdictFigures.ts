import type { Channel } from '../../channels/CHANNELS.ts';
import type { Chat, Counted, Resolution } from '../../documents/chats/chat.ts';
import type { Figures } from '../../documents/chats/figures.ts';
import { addFigures, newFigures } from '../addFigures.ts';
import { byChannel } from './byChannel.ts';

/** Stands for the categories and sites that are not counted by name. */
export const OTHER_KEY = 'other';

/** Facts that decide a resolution. */
type ResolutionFacts = Pick<Chat, 'rating' | 'byAgent' | 'outcome' | 'thanked'> & {
  handover: Pick<NonNullable<Chat['handover']>, 'status'> | null;
};

/**
 * Resolution of a visitor's matter, from known facts alone: a negative rating and a wait for an agent in vain weigh most, then an
 * agent who ended the conversation, then a question that nobody answered, then a positive rating or thanks. A matter without any
 * of these is unconfirmed.
 */
function resolutionOf({ rating, byAgent, handover, outcome, thanked }: ResolutionFacts): Resolution {
  if (rating === 'negative' || handover?.status === 'missed') return 'failed';
  if (byAgent && handover?.status === 'ended') return 'confirmed';
  if (outcome === 'failed' || outcome === 'unanswered') return 'failed';
  return rating === 'positive' || thanked ? 'confirmed' : 'unconfirmed';
}

/** A text as the key of a counter. Names with two underscores at both ends are Firestore's own (https://firebase.google.com/docs/firestore/quotas#limits). */
export function figureKey(text: string): string {
  const key = text.trim();
  return key === '' || /^__.*__$/.test(key) ? OTHER_KEY : key;
}

/** Values that a conversation that is over is counted by. @param category Its category's key. */
export function countedOf(
  chat: ResolutionFacts & Pick<Chat, 'sentiment' | 'topicId'>,
  category: string | null,
): Counted {
  const { sentiment, topicId, outcome } = chat;
  const resolution = resolutionOf(chat);
  const isAlone = chat.handover === null && !chat.byAgent && resolution !== 'failed';
  return { resolution, sentiment, category, topicId, isUnanswered: outcome === 'unanswered', isAlone };
}

/** Figures that a conversation that is over adds to the day on which it began. */
export function verdictFigures(
  { resolution, sentiment, category, topicId, isUnanswered, isAlone }: Counted,
  channel: Channel,
): Figures {
  const none = newFigures();
  const felt = sentiment === null ? none.sentiments : { ...none.sentiments, [sentiment]: 1 };
  const topic = { conversations: 1, ...felt, unanswered: isUnanswered ? 1 : 0 };
  return {
    ...none,
    resolution: { ...none.resolution, [resolution]: 1 },
    byChannel: isAlone === null ? {} : byChannel(channel, { over: 1, alone: isAlone ? 1 : 0 }),
    sentiments: felt,
    categories: category === null ? {} : { [category]: 1 },
    topics: topicId === null ? {} : { [topicId]: topic },
  };
}

/** Change in the figures where a conversation is counted differently than before. */
export function verdictChange(before: Counted | null, after: Counted, channel: Channel): Figures {
  const added = verdictFigures(after, channel);
  return before === null ? added : addFigures(added, verdictFigures(before, channel), -1);
}
