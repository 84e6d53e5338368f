import type { MultiFactorResolver } from 'firebase/auth';
import type { SecondFactorKind } from './secondFactorKind.ts';

/** A second factor that a sign-in can be finished with. */
export interface ChallengeFactor {
  uid: string;
  kind: SecondFactorKind;
  /** Name given by its owner; for a phone, the end of its number. */
  label: string;
}

/** A sign-in that waits for a second factor. */
export interface Challenge {
  factors: readonly ChallengeFactor[];
  /** Firebase's side of it. */
  resolver: MultiFactorResolver;
}
