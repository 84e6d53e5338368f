import type { BusinessType } from '@parlance/domain/businessTypes';
import { newId } from '@parlance/domain/ids';
import type { Locale } from '@parlance/domain/locales';
import { getAuth } from 'firebase-admin/auth';
import { queueMail } from '../mail/queueMail.ts';
import { renderMail } from '../mail/renderMail.ts';
import { config } from '../platform/config.ts';
import { refs } from '../platform/refs.ts';
import { takeRateLimit } from '../platform/takeRateLimit.ts';
import { findUser } from './findUser.ts';
import { sendConfirmation } from './sendConfirmation.ts';

export interface SignUpInput {
  fullName: string;
  organizationName: string;
  email: string;
  password: string;
  businessType: BusinessType;
  country: string;
  locale: Locale;
}

const HOUR = 3_600_000;

/**
 * Makes an unconfirmed account, or tells a confirmed one by mail that it exists already; the caller learns neither.
 * An unconfirmed account of the same address is replaced, password and all: whoever confirms the newest mail owns it.
 */
export async function signUp(input: SignUpInput, address: string): Promise<void> {
  await takeRateLimit(`signUp:${address}`, 30, HOUR);
  await takeRateLimit(`signUp:${input.email}`, 5, HOUR);
  const auth = getAuth();
  const existing = await findUser(input.email);
  if (existing?.emailVerified === true) {
    const link = new URL('/signin', config().webOrigin).href;
    await queueMail(input.email, renderMail('accountExists', input.locale, {}, link));
    return;
  }
  if (existing !== undefined) {
    await auth.deleteUser(existing.uid);
    await refs.user(existing.uid).delete();
  }
  const uid = newId();
  // The profile comes first: an account without one could never complete its sign-up.
  await refs.user(uid).create({
    name: input.fullName,
    email: input.email,
    locale: input.locale,
    currentOrgId: null,
    signUp: { organizationName: input.organizationName, businessType: input.businessType, country: input.country },
    createdAt: new Date(),
  });
  await auth.createUser({ uid, email: input.email, password: input.password, displayName: input.fullName });
  await sendConfirmation(input.email, input.fullName, input.locale);
}
