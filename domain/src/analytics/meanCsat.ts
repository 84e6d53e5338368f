import { CSAT_SCORES } from '../documents/chats/CSAT_SCORES.ts';
import type { Figures } from '../documents/chats/figures.ts';

/** Mean of the visitors' satisfaction, 1 to 5, and the number of answers that it is made of. The mean is null without any. */
export function meanCsat(csat: Figures['csat']): { mean: number | null; answers: number } {
  const answers = CSAT_SCORES.reduce((sum, score) => sum + (csat[score] ?? 0), 0);
  const points = CSAT_SCORES.reduce((sum, score) => sum + score * (csat[score] ?? 0), 0);
  return { mean: answers > 0 ? points / answers : null, answers };
}
