import { useMemo } from 'react';
import { useSessionUser } from './useSessionUser.ts';

export type SignedIn =
  | { status: 'loading' }
  | { status: 'signed-out' }
  | { status: 'unconfirmed'; uid: string; email: string }
  | { status: 'confirmed'; uid: string; email: string };

/** The signed-in person, if any, and whether their e-mail address is confirmed. */
export function useSession(): SignedIn {
  const user = useSessionUser();
  return useMemo(() => {
    if (user === undefined) return { status: 'loading' };
    if (user === null) return { status: 'signed-out' };
    return { status: user.email_confirmed ? 'confirmed' : 'unconfirmed', uid: user.id, email: user.email };
  }, [user]);
}
