import { MINUTE_MS } from '@parlance/domain/durations';
import { newId } from '@parlance/domain/ids';
import { withLogContext } from '../log/logContext.ts';
import { logWork } from '../log/logWork.ts';
import type { Slice } from './Slice.ts';

/** A short piece of work of a schedule: it finds what is due and queues it, or does little. */
export interface SchedulePart {
  name: string;
  /** It runs in minutes since 1970 that this divides; 1 for all. */
  everyMinutes: number;
  run: (slice: Slice) => Promise<unknown>;
}

/**
 * Runs the parts that are due in the minute of `now`, side by side. What one throws is logged and holds up no other; what one
 * has not done after `budgetMs` waits for its next turn.
 */
export async function runParts(parts: readonly SchedulePart[], now: Date, budgetMs: number): Promise<void> {
  const end = Date.now() + budgetMs;
  const slice: Slice = { now, isOver: () => Date.now() > end };
  const minute = Math.floor(now.getTime() / MINUTE_MS);
  await Promise.all(
    parts
      .filter(({ everyMinutes }) => minute % everyMinutes === 0)
      .map((part) =>
        withLogContext({ correlationId: newId(), job: part.name }, () => logWork('part', () => part.run(slice))),
      ),
  );
}
