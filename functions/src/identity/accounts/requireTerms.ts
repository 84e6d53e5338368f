import { AppError } from '@parlance/domain/errors';
import { TERMS_VERSION } from '@parlance/domain/site/TERMS_VERSION';

/** Throws `terms-changed` where a form showed other terms than those that hold: nobody accepts what they have not seen. */
export function requireTerms(version: string): void {
  if (version !== TERMS_VERSION) throw new AppError('terms-changed');
}
