import { signOut } from 'firebase/auth';
import { useEffect } from 'react';
import { startFirebase } from '#web/lib/firebase/startFirebase.ts';

/**
 * Signs out once `isEnded`: a person who may not read their own profile has a session that was ended elsewhere, by a new password,
 * a removal or a deletion. It may still look alive here, because its token lives for up to an hour. What follows is the guard's.
 */
export function useEndedSession(isEnded: boolean): void {
  useEffect(() => {
    if (!isEnded) return;
    const end = async () => signOut((await startFirebase()).auth);
    end().catch(reportError);
  }, [isEnded]);
}
