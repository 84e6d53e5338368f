import { getAuth } from 'firebase-admin/auth';
import type { Person } from '../../kernel/access/requireConfirmed.ts';
import { requireLiveSession } from '../../kernel/access/requireLiveSession.ts';
import { localeOf } from '../../delivery/localeOf.ts';
import { queueMail } from '../../delivery/queueMail.ts';
import { dropTokens } from './tokens/dropTokens.ts';
import { requireUncommon } from './requireUncommon.ts';
import { dropSignInMethods } from './sessions/dropSignInMethods.ts';
import { revokeSessions } from './sessions/revokeSessions.ts';

/**
 * Sets the caller's password and ends all sessions, this one too. Throws `password-common`.
 * @param keeps Other ways of signing in that stay; what somebody else has linked to a session goes with the rest.
 */
export async function changePassword(person: Person, password: string, keeps: readonly string[]): Promise<void> {
  const { account, email } = await requireLiveSession(person);
  requireUncommon(password, email);
  await dropSignInMethods(account, ['password', ...keeps]);
  await getAuth().updateUser(person.uid, { password });
  await revokeSessions(person.uid);
  await dropTokens(person.uid);
  await queueMail(email, await localeOf(person.uid), { kind: 'password-changed' });
}
