import { type ReleaseState, releaseStateSchema } from '@parlance/domain/documents/releases/releaseState';
import { paths } from '@parlance/domain/paths';
import type { Live, Stored } from '#web/lib/live.ts';
import { useDocument } from '#web/lib/firestore/useDocument.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

/** What has changed of a chatbot's sources since its newest release, live; null where nothing has. */
export function useReleaseState(chatbotId: string): Live<Stored<ReleaseState> | null> {
  const { orgId } = useMembership();
  return useDocument(paths.releaseState(orgId, chatbotId), releaseStateSchema);
}
