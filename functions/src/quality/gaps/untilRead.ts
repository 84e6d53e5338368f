import { SECOND_MS } from '@parlance/domain/durations';
import { refs } from '../../kernel/platform/refs.ts';

/** Time for which somebody waits for the task that reads a source, in milliseconds. */
const PATIENCE_MS = 10 * SECOND_MS;

/** Waits for the task that reads a source. False where that fails, or takes longer than `patience`. */
export function untilRead(
  orgId: string,
  sourceId: string,
  patience = AbortSignal.timeout(PATIENCE_MS),
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      patience.removeEventListener('abort', giveUp);
      stop();
      settle();
    };
    const giveUp = () => end(() => resolve(false));
    const stop = refs.source(orgId, sourceId).onSnapshot(
      (found) => {
        const status = found.data()?.status;
        if (status !== 'pending' && status !== 'processing') end(() => resolve(status === 'indexed'));
      },
      (error) => end(() => reject(error)),
    );
    patience.addEventListener('abort', giveUp);
    if (patience.aborted) giveUp();
  });
}
