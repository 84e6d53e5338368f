import type { AccessScope } from '@parlance/domain/documents/organizations/accessKey';
import { AppError } from '@parlance/domain/errors';

/** `permission-denied` for a key without a scope, which the answer names. */
export class ScopeMissing extends AppError {
  readonly scope: AccessScope;

  constructor(scope: AccessScope) {
    super('permission-denied');
    this.scope = scope;
  }
}
