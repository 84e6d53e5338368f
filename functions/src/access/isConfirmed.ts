import type { UserRecord } from 'firebase-admin/auth';

/**
 * True for an account whose address this product has confirmed (`confirmAddress`). Authentication's own `emailVerified` alone
 * does not count: anybody can have Google mail a stranger a link that sets it.
 */
export function isConfirmed(
  account: Pick<UserRecord, 'email' | 'emailVerified' | 'customClaims'> | undefined,
): boolean {
  return (
    account?.email !== undefined && account.emailVerified && account.customClaims?.['confirmedEmail'] === account.email
  );
}
