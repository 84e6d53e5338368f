import { PhoneAuthProvider } from 'firebase/auth';
import { toAppError } from '#web/lib/errors/toAppError.ts';
import { startFirebase } from '#web/lib/firebase/startFirebase.ts';
import type { Challenge, ChallengeFactor } from './Challenge.ts';
import { emulatedVerifier } from './emulatedVerifier.ts';

/** Sends the text message of a phone factor and returns what its code is checked against. Throws an `AppError`. */
export async function sendChallengeCode({ resolver }: Challenge, { uid }: ChallengeFactor): Promise<string> {
  try {
    const { auth } = await startFirebase();
    return await new PhoneAuthProvider(auth).verifyPhoneNumber(
      { multiFactorUid: uid, session: resolver.session },
      emulatedVerifier,
    );
  } catch (error) {
    throw toAppError(error);
  }
}
