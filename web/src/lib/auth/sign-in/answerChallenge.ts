import { AppError } from '@parlance/domain/errors';
import {
  type MultiFactorAssertion,
  PhoneAuthProvider,
  PhoneMultiFactorGenerator,
  TotpMultiFactorGenerator,
} from 'firebase/auth';
import { toAppError } from '#web/lib/errors/toAppError.ts';
import type { Challenge, ChallengeFactor } from '../second-factor/Challenge.ts';
import { isWrongCode } from '../second-factor/isWrongCode.ts';
import { sessionStore } from '../session/sessionStore.ts';

interface Answer {
  factor: ChallengeFactor;
  /** Six digits. */
  code: string;
  /** Result of `sendChallengeCode`; an authenticator app needs none. */
  verificationId?: string | undefined;
}

function assertionOf({ factor, code, verificationId }: Answer): MultiFactorAssertion {
  if (factor.kind === 'totp') return TotpMultiFactorGenerator.assertionForSignIn(factor.uid, code);
  if (verificationId === undefined) throw new AppError('invalid-input');
  return PhoneMultiFactorGenerator.assertion(PhoneAuthProvider.credential(verificationId, code));
}

/** Finishes a sign-in with the second factor's code. Throws an `AppError` when it failed for any other reason than the code. */
export async function answerChallenge({ resolver }: Challenge, answer: Answer): Promise<'done' | 'wrong-code'> {
  try {
    const { user } = await resolver.resolveSignIn(assertionOf(answer));
    await user.getIdToken(true);
    sessionStore.announce('MFA_CHALLENGE_VERIFIED');
    return 'done';
  } catch (error) {
    if (isWrongCode(error)) return 'wrong-code';
    throw toAppError(error);
  }
}
