import type { Backend } from '../transport/backend.ts';
import { nextCheckMs } from './nextCheckMs.ts';

async function isHuman(readMode: Backend['readMode']): Promise<boolean> {
  try {
    return (await readMode()).mode === 'human';
  } catch {
    return false;
  }
}

/**
 * Asks now and then who answers, until an agent does: the fewer times, the longer it takes, and not at all after half an hour. A hidden
 * tab asks nothing, since coming back to it reads the conversation. A question that fails is asked again.
 */
export function watchTakeover(readMode: Backend['readMode'], onTaken: () => Promise<void>, signal: AbortSignal): void {
  const begunAt = Date.now();
  const plan = (): void => {
    const wait = nextCheckMs(Date.now() - begunAt);
    if (wait === undefined || signal.aborted) return;
    const timer = setTimeout(() => void check(), wait);
    signal.addEventListener('abort', () => clearTimeout(timer));
  };
  const check = async (): Promise<void> => {
    const isTaken = !document.hidden && (await isHuman(readMode));
    if (signal.aborted) return;
    if (isTaken) await onTaken();
    else plan();
  };
  plan();
}
