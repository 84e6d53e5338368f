import { HOUR_MS, SECOND_MS } from '@parlance/domain/durations';
import { LIMITS } from '@parlance/domain/limits';
import type { Person } from '../../../kernel/access/requireConfirmed.ts';
import { isSessionLive } from '../../../kernel/access/isSessionLive.ts';
import { requireLiveSession } from '../../../kernel/access/requireLiveSession.ts';
import { queueMail } from '../../../delivery/queueMail.ts';
import { db } from '../../../kernel/platform/app.ts';
import { takeRateLimit } from '../../../kernel/platform/limits/takeRateLimit.ts';
import { refs } from '../../../kernel/platform/refs.ts';
import { deleteInBatches } from '../../../kernel/platform/writes/deleteInBatches.ts';
import { deviceOf } from './deviceOf.ts';
import { signInMethodsOf } from './signInMethodsOf.ts';

/**
 * Notes that a session is in use, and compares the account's ways of signing in with those that its person knows: any client can link a
 * provider to its session past this product. Of each new one the person gets a mail, once. Throws `unauthenticated` or `rate-limited`.
 */
export async function noteSession(who: Person, userAgent: string, now = new Date()): Promise<void> {
  const { uid, authTime, provider } = who;
  await takeRateLimit(`noteSession:${uid}`, 60, HOUR_MS);
  const { account, email } = await requireLiveSession(who);
  const methods = signInMethodsOf(account.providerData);
  const ref = refs.session(uid, String(authTime));
  const isNew = await db.runTransaction(async (transaction) => {
    const profile = (await transaction.get(refs.user(uid))).data();
    const known = (await transaction.get(ref)).data();
    if (profile === undefined || !isSessionLive(profile, authTime)) return false;
    if (known === undefined || now.getTime() - known.seenAt.getTime() >= LIMITS.sessionSeenMs) {
      const beganAt = new Date(authTime * SECOND_MS);
      transaction.set(ref, { ...deviceOf(userAgent), provider, beganAt, seenAt: now });
    }
    const before = profile.signInMethods ?? methods;
    if (profile.signInMethods?.join() !== methods.join())
      transaction.update(refs.user(uid), { signInMethods: methods });
    for (const method of methods.filter((one) => !before.includes(one))) {
      const [added = ''] = method.split(':');
      await queueMail(email, profile.locale, { kind: 'sign-in-method-added', provider: added }, transaction);
    }
    return known === undefined;
  });
  if (isNew) await trimList(uid);
}

/** Those that were seen least lately leave the list; they end with the others. */
async function trimList(uid: string): Promise<void> {
  const rest = refs.sessions(uid).orderBy('seenAt', 'desc').offset(LIMITS.sessionsListed);
  await deleteInBatches(rest);
}
