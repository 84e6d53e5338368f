import { AppError } from '@parlance/domain/errors';
import { refs } from '../../../kernel/platform/refs.ts';
import type { CaseAuthor } from '../../../quality/CaseAuthor.ts';
import type { ApiCaller } from '../requireKey.ts';

/** A key as the author of test cases. A key that is deleted while it changes one throws `unauthenticated`. */
export function keyAuthor({ orgId, keyId }: ApiCaller): CaseAuthor {
  return {
    orgId,
    uid: keyId,
    recheck: async (transaction) => {
      const key = await transaction.get(refs.accessKey(orgId, keyId));
      if (!key.exists) throw new AppError('unauthenticated');
    },
  };
}
