import { type Lead, leadSchema } from '@parlance/domain/documents/chats/lead';
import { paths } from '@parlance/domain/paths';
import type { Live, Stored } from '#web/lib/live.ts';
import { useDocument } from '#web/lib/firestore/useDocument.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

/** One lead, live. Null when it does not exist. */
export function useLead(leadId: string): Live<Stored<Lead> | null> {
  const { orgId } = useMembership();
  return useDocument(paths.lead(orgId, leadId), leadSchema);
}
