import type { IdTokenResult } from 'firebase/auth';

/** True if a token says that the product has confirmed its address. Authentication's own word for it alone does not count. */
export function isConfirmedToken({ claims }: Pick<IdTokenResult, 'claims'>): boolean {
  return claims['email_verified'] === true && claims['confirmedEmail'] === claims['email'];
}
