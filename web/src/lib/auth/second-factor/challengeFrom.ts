import { FirebaseError } from 'firebase/app';
import { type Auth, getMultiFactorResolver, type MultiFactorError, type MultiFactorInfo } from 'firebase/auth';
import type { Challenge, ChallengeFactor } from './Challenge.ts';
import { factorKind } from './factorKind.ts';

function isMultiFactorError(error: unknown): error is MultiFactorError {
  return error instanceof FirebaseError && error.code === 'auth/multi-factor-auth-required';
}

function toFactor(hint: MultiFactorInfo): ChallengeFactor | undefined {
  const kind = factorKind(hint.factorId);
  if (kind === undefined) return undefined;
  const number = 'phoneNumber' in hint && typeof hint.phoneNumber === 'string' ? hint.phoneNumber : '';
  return { uid: hint.uid, kind, label: number === '' ? (hint.displayName ?? '') : number };
}

/** The second factor that a failed sign-in asks for; undefined when it failed for another reason. */
export function challengeFrom(auth: Auth, error: unknown): Challenge | undefined {
  if (!isMultiFactorError(error)) return undefined;
  const resolver = getMultiFactorResolver(auth, error);
  const factors = resolver.hints.map(toFactor).filter((factor) => factor !== undefined);
  return { factors, resolver };
}
