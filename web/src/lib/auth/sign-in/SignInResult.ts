import type { Challenge } from '../second-factor/Challenge.ts';

/** Outcome of an attempt to sign in. */
export type SignInResult =
  /** An account that is not confirmed is signed in too and may see no more than the page to confirm it. */
  | { kind: 'signed-in'; email: string; isConfirmed: boolean }
  | { kind: 'wrong-credentials' }
  | { kind: 'second-factor'; challenge: Challenge }
  /** The address has an account with another way of signing in. */
  | { kind: 'other-method' };
