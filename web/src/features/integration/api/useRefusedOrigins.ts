import { type RefusedOrigin, refusedOriginSchema } from '@parlance/domain/documents/chatbots/refusedOrigin';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import type { Live, Stored } from '#web/lib/live.ts';
import { useCollection } from '#web/lib/firestore/useCollection.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

/** Websites that wanted to embed a chatbot and may not, the latest first, live. */
export function useRefusedOrigins(chatbotId: string): Live<readonly Stored<RefusedOrigin>[]> {
  const { orgId } = useMembership();
  return useCollection(
    { path: paths.refusedOrigins(orgId, chatbotId), orderBy: ['lastAt', 'desc'], limit: LIMITS.refusedOrigins },
    refusedOriginSchema,
  );
}
