import { AppError } from '@parlance/domain/errors';
import { FirebaseError } from 'firebase/app';
import {
  type Auth,
  multiFactor,
  type MultiFactorAssertion,
  type MultiFactorInfo,
  type MultiFactorUser,
  PhoneAuthProvider,
  PhoneMultiFactorGenerator,
  TotpMultiFactorGenerator,
} from 'firebase/auth';
import { toAppError } from '#web/lib/errors/toAppError.ts';
import { startFirebase } from '#web/lib/firebase/startFirebase.ts';
import { emulatedVerifier } from './emulatedVerifier.ts';
import { factorKind } from './factorKind.ts';
import type { SecondFactorKind } from './secondFactorKind.ts';
import { isWrongCode } from './isWrongCode.ts';

/** A second factor of the signed-in person. */
export interface SecondFactor {
  uid: string;
  kind: SecondFactorKind;
  label: string;
  enrolledAt: Date;
}

/** An enrolment that waits for its first code. */
export interface Enrolment {
  /** Ends it with the six digits. `label` is what the list will call the factor. Throws an `AppError` otherwise. */
  finish: (code: string, label: string) => Promise<'done' | 'wrong-code'>;
}

export interface TotpEnrolment extends Enrolment {
  /** For typing into the authenticator app, in base 32. */
  secret: string;
  /** The same as an `otpauth:` address, for a QR code or a link. */
  uri: string;
}

interface Enrolling {
  auth: Auth;
  user: MultiFactorUser;
  email: string;
}

async function current(): Promise<Enrolling> {
  const { auth } = await startFirebase();
  if (!auth.currentUser) throw new AppError('unauthenticated');
  return { auth, user: multiFactor(auth.currentUser), email: auth.currentUser.email ?? '' };
}

async function finish(user: MultiFactorUser, assertion: MultiFactorAssertion, label: string) {
  try {
    await user.enroll(assertion, label);
    return 'done';
  } catch (error) {
    if (isWrongCode(error)) return 'wrong-code';
    throw toAppError(error);
  }
}

function toSecondFactor({ uid, factorId, displayName, enrollmentTime }: MultiFactorInfo): SecondFactor | undefined {
  const kind = factorKind(factorId);
  if (kind === undefined) return undefined;
  return { uid, kind, label: displayName ?? '', enrolledAt: new Date(enrollmentTime) };
}

/** The signed-in person's second factors. Throws an `AppError`. */
export async function listFactors(): Promise<readonly SecondFactor[]> {
  const { user } = await current();
  return user.enrolledFactors.map(toSecondFactor).filter((factor) => factor !== undefined);
}

/**
 * Begins with an authenticator app, which shows `issuer` as the product's name.
 * Throws an `AppError`: `recent-sign-in-required` when the sign-in is too long ago.
 */
export async function startTotp(issuer: string): Promise<TotpEnrolment> {
  try {
    const { user, email } = await current();
    const secret = await TotpMultiFactorGenerator.generateSecret(await user.getSession());
    return {
      secret: secret.secretKey,
      uri: secret.generateQrCodeUrl(email, issuer),
      finish: (code, label) => finish(user, TotpMultiFactorGenerator.assertionForEnrollment(secret, code), label),
    };
  } catch (error) {
    throw toAppError(error);
  }
}

/** Sends a text message with a code to a number in international form, such as +49 151 23456789. Throws an `AppError`. */
export async function startPhone(phoneNumber: string): Promise<Enrolment> {
  try {
    const { auth, user } = await current();
    const session = await user.getSession();
    const verificationId = await new PhoneAuthProvider(auth).verifyPhoneNumber(
      { phoneNumber: phoneNumber.replace(/[^+\d]/g, ''), session },
      emulatedVerifier,
    );
    return {
      finish: (code, label) => {
        const credential = PhoneAuthProvider.credential(verificationId, code);
        return finish(user, PhoneMultiFactorGenerator.assertion(credential), label);
      },
    };
  } catch (error) {
    throw toAppError(error);
  }
}

/** Removes a second factor. Throws an `AppError`: `recent-sign-in-required` when the sign-in is too long ago. */
export async function unenrol(uid: string): Promise<void> {
  try {
    const { user } = await current();
    await user.unenroll(uid);
  } catch (error) {
    // Firebase ends the session of somebody whose factor is gone where a fresh token can't be had: the factor is removed.
    if (error instanceof FirebaseError && error.code === 'auth/user-token-expired') return;
    throw toAppError(error);
  }
}
