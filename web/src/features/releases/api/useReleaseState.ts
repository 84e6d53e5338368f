import { type ReleaseState, releaseStateSchema } from '@parlance/domain/documents/releases/releaseState';
import { paths } from '@parlance/domain/paths';
import type { Live, Stored } from '#web/lib/live.ts';
import { useDocument } from '#web/lib/firestore/useDocument.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

/** Changes of a chatbot's sources since its newest release, live; null if there are none. */
export function useReleaseState(chatbotId: string): Live<Stored<ReleaseState> | null> {
  const { orgId } = useMembership();
  return useDocument(paths.releaseState(orgId, chatbotId), releaseStateSchema);
}
