import { type AccessKey, accessKeySchema } from '@parlance/domain/documents/organizations/accessKey';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import type { Live, Stored } from '#web/lib/live.ts';
import { useCollection } from '#web/lib/firestore/useCollection.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

/** The organization's keys of the API, the newest first, live. Only for those who manage them. */
export function useAccessKeys(): Live<readonly Stored<AccessKey>[]> {
  const { orgId } = useMembership();
  return useCollection(
    { path: paths.accessKeys(orgId), orderBy: ['createdAt', 'desc'], limit: LIMITS.accessKeysPerOrg },
    accessKeySchema,
  );
}
