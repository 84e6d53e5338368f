import { useMemo } from 'react';
import { useUser } from 'reactfire';

export type Session =
  | { status: 'loading' }
  | { status: 'signed-out' }
  | { status: 'unconfirmed'; uid: string; email: string }
  | { status: 'confirmed'; uid: string; email: string };

/** Who is signed in, and whether their e-mail address is confirmed. */
export function useSession(): Session {
  const { status, data: user } = useUser();
  const uid = user?.uid;
  const email = user?.email ?? '';
  const isConfirmed = user?.emailVerified ?? false;
  return useMemo(() => {
    if (status === 'loading') return { status: 'loading' };
    if (uid === undefined) return { status: 'signed-out' };
    return { status: isConfirmed ? 'confirmed' : 'unconfirmed', uid, email };
  }, [status, uid, email, isConfirmed]);
}
