import { type Lead, leadSchema } from '@parlance/domain/documents/chats/lead';
import { paths } from '@parlance/domain/paths';
import type { Live, Stored } from '#web/lib/firestore/live.ts';
import { useCollection } from '#web/lib/firestore/useCollection.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

const NEWEST = 100;

/** The newest leads of one chatbot, live. */
export function useLeads(chatbotId: string): Live<readonly Stored<Lead>[]> {
  const { orgId } = useMembership();
  return useCollection(
    { path: paths.leads(orgId), equals: { chatbotId }, orderBy: ['createdAt', 'desc'], limit: NEWEST },
    leadSchema,
  );
}
