import type { Stats } from '@parlance/domain/documents/chats/stats';

/** Figures that the overview shows for some days. Null if nothing was counted to calculate them from. */
export interface KeyFigures {
  conversations: number;
  messages: number;
  /** The share of questions that got an answer: 0 to 1. */
  answeredShare: number | null;
  leads: number;
  /** Mean time of an answer in milliseconds. */
  responseMs: number | null;
}

function sum(
  stats: readonly Stats[],
  field: 'conversations' | 'messages' | 'answered' | 'leads' | 'latencyMsSum',
): number {
  return stats.reduce((total, each) => total + each[field], 0);
}

/** The figures of those of `stats` whose day is one of `days` (yyyy-mm-dd), over all chatbots. */
export function keyFigures(stats: readonly Stats[], days: readonly string[]): KeyFigures {
  const chosen = stats.filter(({ day }) => days.includes(day));
  const messages = sum(chosen, 'messages');
  return {
    conversations: sum(chosen, 'conversations'),
    messages,
    answeredShare: messages === 0 ? null : sum(chosen, 'answered') / messages,
    leads: sum(chosen, 'leads'),
    responseMs: messages === 0 ? null : sum(chosen, 'latencyMsSum') / messages,
  };
}
