import type { Figures } from '../documents/chats/figures.ts';

/** Conversations that each group needs before anything is said of the difference. */
export const LEAST_PER_GROUP = 10;

/** Quantile of the normal distribution for an interval that holds the true value in 95 of 100 cases. */
const Z = 1.96;

/** Difference that messages make: 0.5 stands for half as many conversations again. The true value is between `low` and `high` in 95 of 100 cases. */
export interface Uplift {
  rate: number;
  low: number;
  high: number;
  /** Conversations, estimated, if everybody had got the message, or nobody. */
  withAll: number;
  withNone: number;
}

interface RuleFigures {
  /** Conversations that began after the message was shown, and where it was kept back. */
  shown: number;
  held: number;
  /** Null where either group has too few conversations that can be compared. */
  uplift: Uplift | null;
}

/** Conversations by group, of the draws by one share. */
type Groups = Record<'shown' | 'held', number>;

/** Conversations of a rule by the share of their draw, in percent. */
function byShare(counts: Figures['proactive'], ruleId: string): Map<number, Groups> {
  const shares = new Map<number, Groups>();
  for (const [key, count] of Object.entries(counts)) {
    const [id, share, group] = key.split(':');
    if (id !== ruleId || (group !== 'shown' && group !== 'held')) continue;
    const groups = shares.get(Number(share)) ?? { shown: 0, held: 0 };
    shares.set(Number(share), { ...groups, [group]: groups[group] + count });
  }
  return shares;
}

/**
 * Conversations of a rule, and what its messages bring. Each conversation weighs what its group's share of the draws is short of all:
 * so those of both groups stand for the same number of visitors, also where the share was changed meanwhile, and how many visitors
 * there were needs not be known. Draws without anybody kept back have nothing to be compared with. The interval is that of the
 * ratio of two weighted counts, on a logarithmic scale (decision 076).
 */
export function upliftOf(counts: Figures['proactive'], ruleId: string): RuleFigures {
  const sum = { shown: 0, held: 0 };
  const compared = { shown: 0, held: 0 };
  const total = { shown: 0, held: 0 };
  const variance = { shown: 0, held: 0 };
  for (const [percent, groups] of byShare(counts, ruleId)) {
    const shares = { shown: 1 - percent / 100, held: percent / 100 };
    for (const group of ['shown', 'held'] as const) {
      sum[group] += groups[group];
      if (percent === 0) continue;
      compared[group] += groups[group];
      total[group] += groups[group] / shares[group];
      variance[group] += groups[group] / shares[group] ** 2;
    }
  }
  if (compared.shown < LEAST_PER_GROUP || compared.held < LEAST_PER_GROUP) return { ...sum, uplift: null };
  const ratio = total.shown / total.held;
  const spread = Math.exp(Z * Math.sqrt(variance.shown / total.shown ** 2 + variance.held / total.held ** 2));
  const uplift = { rate: ratio - 1, low: ratio / spread - 1, high: ratio * spread - 1 };
  return { ...sum, uplift: { ...uplift, withAll: total.shown, withNone: total.held } };
}
