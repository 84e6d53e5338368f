import { paths } from '@parlance/domain/paths';
import { contradictionsOfState } from '@parlance/domain/queries/chunks';
import { specOf } from '#web/lib/firestore/specOf.ts';
import { useQueryCount } from '#web/lib/firestore/useQueryCount.ts';
import { useMembership } from './useMembership.ts';

/** Number of open contradictions in a chatbot's sources, counted once. Undefined until then and when they can't be counted. */
export function useOpenContradictions(chatbotId: string): number | undefined {
  const { orgId } = useMembership();
  return useQueryCount(specOf(contradictionsOfState, paths.contradictions(orgId), { chatbotId, state: 'open' }), '');
}
