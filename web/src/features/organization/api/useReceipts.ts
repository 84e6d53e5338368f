import { type ErasureReceipt, erasureReceiptSchema } from '@parlance/domain/documents/organizations/erasureReceipt';
import { paths } from '@parlance/domain/paths';
import type { Live, Stored } from '#web/lib/live.ts';
import { useCollection } from '#web/lib/firestore/useCollection.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

const LATEST = 20;

/** The organization's latest receipts of what was erased of a person, live. */
export function useReceipts(): Live<readonly Stored<ErasureReceipt>[]> {
  const { orgId } = useMembership();
  return useCollection(
    { path: paths.erasureReceipts(orgId), orderBy: ['startedAt', 'desc'], limit: LATEST },
    erasureReceiptSchema,
  );
}
