import type { Member } from '@parlance/domain/documents/organizations/member';

/**
 * True iff a session that began at `authTime` has not been ended: neither with all that began before a moment, nor by itself. Both are
 * in seconds since 1970; profiles and memberships say them, and `isLive` of firestore.rules decides alike.
 */
export function isSessionLive(
  { sessionsFrom, endedSessions }: Pick<Member, 'sessionsFrom' | 'endedSessions'>,
  authTime: number,
): boolean {
  return sessionsFrom <= authTime && !endedSessions.includes(authTime);
}
