import { type Lead, leadSchema } from '@parlance/domain/documents/chats/lead';
import { paths } from '@parlance/domain/paths';
import type { Live, Stored } from '#web/lib/firestore/live.ts';
import type { QuerySpec } from '#web/lib/firestore/QuerySpec.ts';
import { useCollection } from '#web/lib/firestore/useCollection.ts';
import { useQueryCount } from '#web/lib/firestore/useQueryCount.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

const NEWEST = 10;

interface LeadsOfPerson {
  newest: Live<readonly Stored<Lead>[]>;
  /** Undefined while that is not known. */
  total: number | undefined;
}

/** The newest leads of a chatbot with one e-mail address, live, and how many there are. */
export function useLeadsOfPerson({ chatbotId, email }: Pick<Lead, 'chatbotId' | 'email'>): LeadsOfPerson {
  const { orgId } = useMembership();
  const query: QuerySpec = {
    path: paths.leads(orgId),
    equals: { chatbotId, email },
    orderBy: ['createdAt', 'desc'],
  };
  const newest = useCollection({ ...query, limit: NEWEST }, leadSchema);
  const version = newest.status === 'ready' ? newest.value.map(({ id }) => id).join() : '';
  return { newest, total: useQueryCount(query, version) };
}
