import { type Lead, leadSchema } from '@parlance/domain/documents/chats/lead';
import { paths } from '@parlance/domain/paths';
import { newestLeads } from '@parlance/domain/queries/leads';
import type { Live, Stored } from '#web/lib/live.ts';
import { useIsMasked } from '#web/lib/firestore/masked/useIsMasked.ts';
import { specOf } from '#web/lib/firestore/specOf.ts';
import { useCollection } from '#web/lib/firestore/useCollection.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

/** More than this of one person's leads are not shown: the list finds them by the address. */
export const LEADS_OF_PERSON = 50;

/** The newest leads of the organization that were left with the same e-mail address as a lead, live. */
export function useLeadsOfPerson({ id, email }: Stored<Lead>): Live<readonly Stored<Lead>[]> {
  const { orgId } = useMembership();
  const isMasked = useIsMasked();
  return useCollection(
    {
      ...specOf(newestLeads, paths.leads(orgId), isMasked ? {} : { email }),
      // An address that is masked is not known here.
      ...(isMasked ? { sameAddressAs: id } : {}),
      limit: LEADS_OF_PERSON,
    },
    leadSchema,
  );
}
