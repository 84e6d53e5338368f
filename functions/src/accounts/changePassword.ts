import { getAuth } from 'firebase-admin/auth';
import type { Person } from '../access/requireConfirmed.ts';
import { requireLiveSession } from '../access/requireLiveSession.ts';
import { localeOf } from '../mail/localeOf.ts';
import { queueMail } from '../mail/queueMail.ts';
import { dropTokens } from './tokens/dropTokens.ts';
import { requireUncommon } from './requireUncommon.ts';
import { revokeSessions } from './sessions/revokeSessions.ts';

/** Sets the caller's password and ends all sessions, this one too. Throws `password-common`. */
export async function changePassword(person: Person, password: string): Promise<void> {
  const { email } = await requireLiveSession(person);
  requireUncommon(password, email);
  await getAuth().updateUser(person.uid, { password });
  await revokeSessions(person.uid);
  await dropTokens(person.uid);
  await queueMail(email, await localeOf(person.uid), { kind: 'password-changed' });
}
