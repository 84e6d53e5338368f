import type { Source } from '@parlance/domain/documents/knowledge/source';
import { EmbeddingPaused } from '../../ai/EmbeddingPaused.ts';
import type { ProviderUnavailable } from '../../ai/ProviderUnavailable.ts';
import { nextAttempt } from '../../kernel/platform/schedule/nextAttempt.ts';
import { PROVIDER_PATIENCE } from './PROVIDER_PATIENCE.ts';

interface Waiting extends Pick<Source, 'waitingFor' | 'nextAttemptAt'> {
  status: 'pending';
  /** The attempt that ended is none of the source's. */
  attempts: number;
  progress: number;
  waitingSince: Date;
}

/**
 * State of a source that has to wait. For the next day it waits once; for the AI service it is due again after a pause that
 * doubles, from 30 seconds up to half an hour, and undefined once it has waited for a day.
 */
export function waitingOf(
  { attempts, waitingSince, waitingFor }: Pick<Source, 'attempts' | 'waitingSince' | 'waitingFor'>,
  reason: ProviderUnavailable | EmbeddingPaused,
  now: Date,
): Waiting | undefined {
  const common = { status: 'pending', attempts: Math.max(0, attempts - 1), progress: 0 } as const;
  if (reason instanceof EmbeddingPaused)
    return { ...common, waitingSince: now, waitingFor: 'day', nextAttemptAt: reason.until };
  const since = waitingFor === 'service' ? (waitingSince ?? now) : now;
  const nextAttemptAt = nextAttempt(since, now, PROVIDER_PATIENCE);
  if (nextAttemptAt === undefined) return undefined;
  return { ...common, waitingSince: since, waitingFor: 'service', nextAttemptAt };
}
