import { type ActionFigures, CALL_TIMES } from '../documents/actions/actionFigures.ts';
import { DAY_MS } from '../durations.ts';
import { LIMITS } from '../limits.ts';

/** One call that was sent. */
export interface SentCall {
  at: Date;
  /** In milliseconds. */
  ms: number;
  /** It came to nothing. */
  hasFailed: boolean;
  /** False where that was the server's failure: an order that is not there is an answer of a server that works. */
  isWorking: boolean;
}

const NONE: ActionFigures = { days: {}, failedInRow: 0, pausedUntil: null };

function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

/**
 * An action's figures with one call more, without the days that are over. After `LIMITS.actionFailures` failures of its server in a
 * row it rests for `LIMITS.actionPauseMs`; the next call shows whether it works again.
 */
export function countCall(figures: ActionFigures = NONE, { at, ms, hasFailed, isWorking }: SentCall): ActionFigures {
  const oldest = dayOf(at.getTime() - (LIMITS.actionFigureDays - 1) * DAY_MS);
  const today = dayOf(at.getTime());
  const kept = Object.fromEntries(Object.entries(figures.days).filter(([day]) => day >= oldest));
  const { calls, failed, times } = kept[today] ?? { calls: 0, failed: 0, times: [] };
  const place = CALL_TIMES.findIndex((most) => ms <= most);
  const slot = place === -1 ? CALL_TIMES.length : place;
  const counted = Array.from({ length: CALL_TIMES.length + 1 }, (_, n) => (times[n] ?? 0) + (n === slot ? 1 : 0));
  const failedInRow = isWorking ? 0 : figures.failedInRow + 1;
  return {
    days: { ...kept, [today]: { calls: calls + 1, failed: failed + (hasFailed ? 1 : 0), times: counted } },
    failedInRow,
    pausedUntil: failedInRow >= LIMITS.actionFailures ? new Date(at.getTime() + LIMITS.actionPauseMs) : null,
  };
}
