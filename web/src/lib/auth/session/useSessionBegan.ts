import { useEffect, useState } from 'react';
import { startFirebase } from '#web/lib/firebase/startFirebase.ts';

/** The second since 1970 in which this browser's session began, by which it is listed; undefined until known. */
export function useSessionBegan(): number | undefined {
  const [began, setBegan] = useState<number>();
  useEffect(() => {
    const read = async () => {
      const { auth } = await startFirebase();
      const token = await auth.currentUser?.getIdTokenResult();
      if (token !== undefined) setBegan(Date.parse(token.authTime) / 1000);
    };
    read().catch(reportError);
  }, []);
  return began;
}
