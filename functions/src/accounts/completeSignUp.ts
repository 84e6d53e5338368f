import { AppError } from '@parlance/domain/errors';
import { newId } from '@parlance/domain/ids';
import { TRIAL_DAYS } from '@parlance/domain/plans';
import type { Person } from '../access/requireConfirmed.ts';
import { db } from '../platform/app.ts';
import { refs } from '../platform/refs.ts';

const DAY = 86_400_000;

/**
 * Makes the organization that the sign-up asked for, with the caller as its owner, in trial. The profile's `currentOrgId`
 * is read and written in the same transaction, so any number of parallel calls make one. Throws `not-found` without a sign-up.
 */
export async function completeSignUp(person: Person): Promise<string> {
  return db.runTransaction(async (transaction) => {
    const user = (await transaction.get(refs.user(person.uid))).data();
    if (user === undefined) throw new AppError('not-found');
    if (user.currentOrgId !== null) return user.currentOrgId;
    if (user.signUp === null) throw new AppError('not-found');
    const orgId = newId();
    const now = new Date();
    transaction.create(refs.org(orgId), {
      name: user.signUp.organizationName,
      timezone: 'Europe/Berlin',
      locale: user.locale,
      ownerUid: person.uid,
      plan: 'trial',
      trialEndsAt: new Date(now.getTime() + TRIAL_DAYS * DAY),
      businessType: user.signUp.businessType,
      country: user.signUp.country,
      chatbotCount: 0,
      createdAt: now,
    });
    transaction.create(refs.member(orgId, person.uid), {
      name: user.name,
      email: person.email,
      role: 'owner',
      status: 'active',
      createdAt: now,
    });
    transaction.update(refs.user(person.uid), { currentOrgId: orgId, signUp: null });
    return orgId;
  });
}
