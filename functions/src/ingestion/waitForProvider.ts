import type { Source } from '@parlance/domain/documents/knowledge/source';
import { nextAttempt } from '../platform/schedule/nextAttempt.ts';
import { PROVIDER_PATIENCE } from './PROVIDER_PATIENCE.ts';

interface Waiting {
  status: 'pending';
  /** The attempt that ended is none of the source's. */
  attempts: number;
  progress: number;
  waitingSince: Date;
  nextAttemptAt: Date;
}

/**
 * What a source becomes that waits for the AI service: it is due again after a pause that doubles, from 30 seconds up to half
 * an hour. Undefined once it has waited for a day.
 */
export function waitForProvider(
  { attempts, waitingSince }: Pick<Source, 'attempts' | 'waitingSince'>,
  now: Date,
): Waiting | undefined {
  const since = waitingSince ?? now;
  const nextAttemptAt = nextAttempt(since, now, PROVIDER_PATIENCE);
  if (nextAttemptAt === undefined) return undefined;
  return { status: 'pending', attempts: Math.max(0, attempts - 1), progress: 0, waitingSince: since, nextAttemptAt };
}
