import { LIMITS } from '@parlance/domain/limits';
import { useEffect, useState } from 'react';
import type { MessageId } from '#web/i18n/messageId.ts';
import { type PasswordStrength, passwordStrength } from '../passwordStrength.ts';

type IsCommon = (password: string, email: string) => boolean;

const TEXTS: Readonly<Record<PasswordStrength, MessageId>> = {
  none: 'form.passwordHint',
  short: 'form.passwordHint',
  common: 'signup.passwordCommon',
  fair: 'signup.passwordFair',
  good: 'signup.passwordGood',
};

/** Hint under a password while it is typed. The list of common ones is loaded with the first that is long enough. */
export function usePasswordHint(password: string, email: string): MessageId {
  const [isCommon, setIsCommon] = useState<IsCommon>();
  const isNeeded = password.length >= LIMITS.passwordCharacters && isCommon === undefined;
  useEffect(() => {
    if (!isNeeded) return;
    const load = async () => {
      const { isCommonPassword } = await import('@parlance/domain/commonPasswords');
      setIsCommon(() => isCommonPassword);
    };
    // Without the list the hint judges by length, and the server refuses a common password all the same.
    load().catch(() => undefined);
  }, [isNeeded]);
  return TEXTS[passwordStrength(password, isCommon?.(password, email) ?? false)];
}
