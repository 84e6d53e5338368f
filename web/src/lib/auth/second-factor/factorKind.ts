import type { SecondFactorKind } from './secondFactorKind.ts';

/** Firebase's name of a second factor as ours; undefined for a kind that the app can't ask for. */
export function factorKind(factorId: string): SecondFactorKind | undefined {
  return factorId === 'totp' || factorId === 'phone' ? factorId : undefined;
}
