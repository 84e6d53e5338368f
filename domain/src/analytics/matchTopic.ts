import type { Topic } from '../documents/chats/topic.ts';
import { areAlike, topicWords } from '../text/isAlike.ts';

type Known = Pick<Topic, 'key' | 'aliases' | 'frozen' | 'mergedInto'> & { id: string };

/** The folded words by which a topic's text is found again: those that count, in the order of the alphabet. */
export function topicKey(text: string): string {
  return topicWords(text).join(' ');
}

/**
 * The topic that a text belongs to: one with the same words in any order, else the first one whose words are alike (`areAlike`: an
 * ending makes no other word), unless that is frozen. Undefined where it is a new one. A merged topic stands for its target.
 */
export function matchTopic<T extends Known>(topics: readonly T[], text: string): T | undefined {
  const key = topicKey(text);
  const exact = topics.find((topic) => topic.key === key || topic.aliases.includes(key));
  if (exact !== undefined) return exact;
  const words = key.split(' ');
  return topics.find(
    ({ frozen, ...topic }) =>
      !frozen && [topic.key, ...topic.aliases].some((known) => areAlike(known.split(' '), words)),
  );
}
