import { useQueryCount } from '#web/lib/firestore/useQueryCount.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { ALL_LEADS } from '../leadFilter.ts';
import { leadQuery } from './leadQuery.ts';

/** Number of leads of all chatbots that are not done, counted by the server at first and whenever `version` changes. Undefined until then. */
export function useOpenLeadCount(version: string): number | undefined {
  const { orgId, org, uid } = useMembership();
  const scope = { orgId, chatbotId: undefined, uid, timezone: org.timezone };
  return useQueryCount(leadQuery(scope, { ...ALL_LEADS, status: 'open' }), version);
}
