import { type DraftRun, draftRunSchema } from '@parlance/domain/documents/drafts/draftRun';
import { paths } from '@parlance/domain/paths';
import type { Live, Stored } from '#web/lib/live.ts';
import { useDocument } from '#web/lib/firestore/useDocument.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

/** A run of a draft, live; null where it is not kept any more. */
export function useDraftRun(chatbotId: string, runId: string): Live<Stored<DraftRun> | null> {
  const { orgId } = useMembership();
  return useDocument(paths.draftRun(orgId, chatbotId, runId), draftRunSchema);
}
