import { isVisitorUid } from '@parlance/domain/identity';
import type { UserRecord } from 'firebase-admin/auth';

/**
 * True for a person's account whose address this product has confirmed (`confirmAddress`). Authentication's own `emailVerified` alone
 * does not count: anybody can have Google mail a stranger a link that sets it.
 */
export function isConfirmed(
  account: Pick<UserRecord, 'uid' | 'email' | 'emailVerified' | 'customClaims'> | undefined,
): boolean {
  return (
    account?.email !== undefined &&
    !isVisitorUid(account.uid) &&
    account.emailVerified &&
    account.customClaims?.['confirmedEmail'] === account.email
  );
}
