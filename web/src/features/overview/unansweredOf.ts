import type { Stats } from '@parlance/domain/documents/chats/stats';

export interface Unanswered {
  chatbotId: string;
  chatId: string;
  messageId: string;
  question: string;
  at: Date;
}

/** The questions without an answer of `days` (yyyy-mm-dd), newest first, at most `most`. */
export function unansweredOf(stats: readonly Stats[], days: readonly string[], most: number): readonly Unanswered[] {
  return stats
    .filter(({ day }) => days.includes(day))
    .flatMap(({ chatbotId, unanswered }) => Object.values(unanswered).map((each) => ({ ...each, chatbotId })))
    .sort((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, most);
}
