import { type ActionFigures, CALL_TIMES } from '../documents/actions/actionFigures.ts';
import { DAY_MS } from '../durations.ts';
import { LIMITS } from '../limits.ts';

export interface CallSum {
  calls: number;
  failed: number;
  /** Half of the calls took no longer, in milliseconds, as far as `CALL_TIMES` tell; null without calls. */
  medianMs: number | null;
}

/** An action's calls of the last `LIMITS.actionFigureDays` days (UTC), that of `now` included. */
export function sumCalls({ days }: Pick<ActionFigures, 'days'>, now: Date): CallSum {
  const oldest = new Date(now.getTime() - (LIMITS.actionFigureDays - 1) * DAY_MS).toISOString().slice(0, 10);
  const recent = Object.entries(days).flatMap(([day, figures]) => (day >= oldest ? [figures] : []));
  const times = Array.from({ length: CALL_TIMES.length + 1 }, (_, n) =>
    recent.reduce((sum, day) => sum + (day.times[n] ?? 0), 0),
  );
  return {
    calls: recent.reduce((sum, { calls }) => sum + calls, 0),
    failed: recent.reduce((sum, { failed }) => sum + failed, 0),
    medianMs: medianOf(times),
  };
}

/** The middle of what was counted: within its span the calls are taken to be spread evenly. */
function medianOf(times: readonly number[]): number | null {
  const half = times.reduce((sum, count) => sum + count, 0) / 2;
  let before = 0;
  for (const [slot, count] of times.entries()) {
    if (count > 0 && before + count >= half) {
      const from = CALL_TIMES[slot - 1] ?? 0;
      const to = CALL_TIMES[slot] ?? from;
      return Math.round(from + (to - from) * ((half - before) / count));
    }
    before += count;
  }
  return null;
}
