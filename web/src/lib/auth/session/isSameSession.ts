import { dequal } from 'dequal/lite';
import type { Session, SessionUser } from './Session.ts';

/** True iff both name the same person with the same address, name, ways of signing in and second factors. */
export function isSameUser(one: SessionUser, other: SessionUser): boolean {
  return dequal(one, other);
}

/** True iff nothing would change by replacing one with the other. The seconds left differ with every reading and do not count. */
export function isSameSession(one: Session | null, other: Session | null): boolean {
  if (one === null || other === null) return one === other;
  return (
    one.access_token === other.access_token &&
    one.refresh_token === other.refresh_token &&
    one.expires_at === other.expires_at &&
    isSameUser(one.user, other.user)
  );
}
