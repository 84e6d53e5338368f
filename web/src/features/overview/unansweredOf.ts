import type { Stats } from '@parlance/domain/documents/chats/stats';
import { isAlike } from '@parlance/domain/text/isAlike';

/** Like questions without an answer. */
export interface Unanswered {
  chatbotId: string;
  /** The newest of them, with its conversation. */
  question: string;
  chatId: string;
  at: Date;
  /** Number of times it was asked. */
  count: number;
  messageIds: readonly string[];
}

function questionsOf({ chatbotId, unanswered, asked }: Stats): Unanswered[] {
  return Object.values(unanswered).map(({ messageId, counter, ...own }) => ({
    question: own.question,
    chatId: own.chatId,
    at: own.at,
    chatbotId,
    count: asked[counter] ?? 1,
    messageIds: [messageId],
  }));
}

/** With each question in the first group whose newest question is like it. The newest come first. */
function grouped(questions: readonly Unanswered[]): Unanswered[] {
  const groups: Unanswered[] = [];
  for (const one of questions.toSorted((a, b) => b.at.getTime() - a.at.getTime())) {
    const place = groups.findIndex(
      ({ chatbotId, question }) => chatbotId === one.chatbotId && isAlike(question, one.question),
    );
    const group = groups[place];
    if (group === undefined) groups.push(one);
    else {
      const messageIds = [...group.messageIds, ...one.messageIds];
      groups[place] = { ...group, count: group.count + one.count, messageIds };
    }
  }
  return groups;
}

/** The questions without an answer of `days` (yyyy-mm-dd), like ones as one, the most asked first, at most `most`. */
export function unansweredOf(stats: readonly Stats[], days: readonly string[], most: number): readonly Unanswered[] {
  return grouped(stats.filter(({ day }) => days.includes(day)).flatMap(questionsOf))
    .toSorted((a, b) => b.count - a.count)
    .slice(0, most);
}
