import { LIMITS } from '@parlance/domain/limits';

export type PasswordStrength = 'none' | 'short' | 'common' | 'fair' | 'good';

/** From here on length does more than any rule about characters. */
const GOOD_CHARACTERS = 12;

/** Strength of a password: by its length, and whether it is one of the first that anybody would try. */
export function passwordStrength(password: string, isCommon: boolean): PasswordStrength {
  if (password === '') return 'none';
  if (password.length < LIMITS.passwordCharacters) return 'short';
  if (isCommon) return 'common';
  return password.length < GOOD_CHARACTERS ? 'fair' : 'good';
}
