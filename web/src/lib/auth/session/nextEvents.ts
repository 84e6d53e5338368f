import { isSameUser } from './isSameSession.ts';
import type { Session } from './Session.ts';
import type { SessionEvent } from './SessionEvent.ts';

/** Events between two sessions. `previous` is undefined before anything is known. */
export function nextEvents(previous: Session | null | undefined, next: Session | null): readonly SessionEvent[] {
  if (previous === undefined) return ['INITIAL_SESSION'];
  if (previous === null) return next === null ? [] : ['SIGNED_IN'];
  if (next === null) return ['SIGNED_OUT'];
  if (previous.user.id !== next.user.id) return ['SIGNED_OUT', 'SIGNED_IN'];
  const events: SessionEvent[] = [];
  if (previous.access_token !== next.access_token) events.push('TOKEN_REFRESHED');
  if (!isSameUser(previous.user, next.user)) events.push('USER_UPDATED');
  return events;
}
