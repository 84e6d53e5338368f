import { paths } from '@parlance/domain/paths';
import { useQueryCount } from '#web/lib/firestore/useQueryCount.ts';
import { useMembership } from './useMembership.ts';

/** Number of open contradictions in a chatbot's sources, counted once. Undefined until then and when they can't be counted. */
export function useOpenContradictions(chatbotId: string): number | undefined {
  const { orgId } = useMembership();
  return useQueryCount(
    { path: paths.contradictions(orgId), equals: { chatbotId, state: 'open' }, orderBy: ['foundAt', 'desc'] },
    '',
  );
}
