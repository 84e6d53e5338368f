import type { Stats } from '../documents/chats/stats.ts';
import { areAlike, topicWords } from '../text/isAlike.ts';
import { isSameMeaning, type Sketch } from '../text/sketch.ts';

/** Questions of one matter that the sources have no answer to. */
export interface ContentGap {
  chatbotId: string;
  /** The newest of them, with its conversation. */
  question: string;
  chatId: string;
  at: Date;
  /** Total number of times it was asked. */
  asked: number;
  /** The other conversations that it is known from, the newest first, each with when it was asked there last: a visitor each, at least. */
  others: readonly { chatId: string; at: Date }[];
  /** Places of its questions, the newest first. */
  places: readonly { chatId: string; messageId: string }[];
}

interface Group {
  gap: ContentGap;
  words: readonly string[];
  sketch: Sketch | null;
}

/**
 * The questions without an answer of days, those that are alike (`isAlike`) or mean the same in another language (`isSameMeaning`) as one
 * gap, those of the most visitors first. A day names at most
 * `LIMITS.unansweredPerDay` questions, of the same words the latest, with how often it was asked.
 * @param most How many gaps at most.
 */
export function contentGaps(days: readonly Stats[], most: number): readonly ContentGap[] {
  const questions = days.flatMap(({ chatbotId, unanswered, asked }) =>
    Object.values(unanswered).map((one) => ({ ...one, chatbotId, asked: asked[one.counter] ?? 1 })),
  );
  const groups: Group[] = [];
  for (const one of questions.toSorted((a, b) => b.at.getTime() - a.at.getTime())) {
    const { chatbotId, question, chatId, at, asked, messageId, sketch } = one;
    const words = topicWords(question);
    const isOfGroup = (group: Group) =>
      group.gap.chatbotId === chatbotId && (areAlike(group.words, words) || isSameMeaning(group.sketch, sketch));
    const group = groups.find(isOfGroup);
    if (group === undefined) {
      groups.push({
        gap: { chatbotId, question, chatId, at, asked, others: [], places: [{ chatId, messageId }] },
        words,
        sketch,
      });
      continue;
    }
    const { gap } = group;
    const isKnown = [gap, ...gap.others].some((other) => other.chatId === chatId);
    const others = isKnown ? gap.others : [...gap.others, { chatId, at }];
    group.gap = { ...gap, asked: gap.asked + asked, others, places: [...gap.places, { chatId, messageId }] };
  }
  return groups
    .map(({ gap }) => gap)
    .toSorted((a, b) => b.others.length - a.others.length || b.asked - a.asked)
    .slice(0, most);
}
