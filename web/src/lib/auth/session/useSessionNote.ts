import { noteSession } from '@parlance/domain/contracts/accounts';
import { LIMITS } from '@parlance/domain/limits';
import { useEffect } from 'react';
import { sessionValue } from '#web/lib/browser/sessionValue.ts';
import { callContract } from '#web/lib/functions/callContract.ts';

const notedAt = sessionValue('parlance-session-noted');

/** Notes for the list of sessions that this one is in use: once for each tab, and again after an hour. Without a profile it is not. */
export function useSessionNote(hasProfile: boolean): void {
  useEffect(() => {
    if (!hasProfile || Date.now() - Number(notedAt.read() ?? 0) < LIMITS.sessionSeenMs) return;
    notedAt.write(String(Date.now()));
    // The list goes without it until the next page asks again.
    callContract(noteSession, {}).catch(() => notedAt.remove());
  }, [hasProfile]);
}
