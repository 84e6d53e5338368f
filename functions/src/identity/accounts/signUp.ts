import type { BusinessType } from '@parlance/domain/businessTypes';
import { DEFAULT_CONVERSATION_SETTINGS } from '@parlance/domain/documents/accounts/conversationSettings';
import { newId } from '@parlance/domain/ids';
import type { Locale } from '@parlance/domain/locales';
import { getAuth } from 'firebase-admin/auth';
import { HOUR_MS } from '@parlance/domain/durations';
import { mailIdOf } from '../../delivery/mailIdOf.ts';
import { queueMail } from '../../delivery/queueMail.ts';
import { isAuthError } from '../../kernel/platform/isAuthError.ts';
import { hashSecret } from '../../kernel/platform/secrets/hashSecret.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { isAlreadyThere } from '../../kernel/platform/writes/isAlreadyThere.ts';
import { takeAtLeast } from '../../kernel/platform/limits/takeAtLeast.ts';
import { takeRateLimit } from '../../kernel/platform/limits/takeRateLimit.ts';
import { ACCOUNT_FLOOR_MS } from './ACCOUNT_FLOOR_MS.ts';
import { findUser } from '../../kernel/access/findUser.ts';
import { isConfirmed } from '../../kernel/access/isConfirmed.ts';
import { removeUnconfirmed } from './sessions/removeUnconfirmed.ts';
import { requireTerms } from './requireTerms.ts';
import { requireUncommon } from './requireUncommon.ts';

export interface SignUpInput {
  fullName: string;
  organizationName: string;
  email: string;
  password: string;
  businessType: BusinessType;
  country: string;
  locale: Locale;
  /** The version of the terms that the form showed. */
  terms: string;
  /** The same one again makes nothing twice. */
  requestId?: string | undefined;
  /** The key of a trial that was begun before. */
  trialKey?: string | undefined;
}

/**
 * Makes an unconfirmed account, or mails a confirmed one that it exists already; the caller learns neither.
 * An unconfirmed account of the same address is replaced, password and all: whoever confirms the newest mail owns it.
 * The same `requestId` again changes nothing and mails nothing. Throws `terms-changed`, `password-common` or `rate-limited`.
 */
export async function signUp(input: SignUpInput, address: string): Promise<void> {
  await takeAtLeast(ACCOUNT_FLOOR_MS, async () => {
    requireTerms(input.terms);
    requireUncommon(input.password, input.email);
    await takeRateLimit(`signUp:${address}`, 30, HOUR_MS);
    await takeRateLimit(`signUp:${input.email}`, 5, HOUR_MS);
    const existing = await findUser(input.email);
    if (isConfirmed(existing)) {
      await mailOnce(input, 'account-exists', existing?.uid);
      return;
    }
    if (existing === undefined || !(await isOf(existing.uid, input.requestId))) {
      if (existing !== undefined) await removeUnconfirmed(existing.uid);
      await createAccount(input);
    }
    // Of the account that is there now: after another form has replaced it, this one's next account gets a mail of its own.
    await mailOnce(input, 'confirm-email', (await findUser(input.email))?.uid);
  });
}

/** True if an account was created by the same form that is being sent again. */
async function isOf(uid: string, requestId: string | undefined): Promise<boolean> {
  if (requestId === undefined) return false;
  return (await refs.user(uid).get()).data()?.signUp?.requestId === requestId;
}

async function mailOnce(
  { email, locale, requestId }: SignUpInput,
  kind: 'account-exists' | 'confirm-email',
  uid = '',
): Promise<void> {
  const mailId = requestId === undefined ? newId() : mailIdOf([kind, uid, requestId]);
  try {
    await queueMail(email, locale, { kind }, undefined, mailId);
  } catch (error) {
    if (!isAlreadyThere(error)) throw error;
  }
}

async function createAccount(input: SignUpInput): Promise<void> {
  const uid = newId();
  const now = new Date();
  // The profile comes first: an account without one would have lost the answers.
  await refs.user(uid).create({
    name: input.fullName,
    email: input.email,
    locale: input.locale,
    localeAt: null,
    currentOrgId: null,
    orgIds: [],
    signUp: {
      organizationName: input.organizationName,
      businessType: input.businessType,
      country: input.country,
      trialId: input.trialKey === undefined ? null : hashSecret(input.trialKey),
      terms: { version: input.terms, at: now },
      requestId: input.requestId ?? null,
    },
    onboarding: null,
    conversationSettings: DEFAULT_CONVERSATION_SETTINGS,
    checklistsHidden: [],
    sessionsFrom: 0,
    endedSessions: [],
    signInMethods: null,
    createdAt: now,
  });
  try {
    await getAuth().createUser({
      uid,
      email: input.email,
      password: input.password,
      displayName: input.fullName,
    });
  } catch (error) {
    await refs.user(uid).delete();
    // The same form, sent twice at once: the other call has made the account.
    if (!isAuthError(error, 'auth/email-already-exists')) throw error;
  }
}
