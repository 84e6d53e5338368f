import { type Release, releaseSchema } from '@parlance/domain/documents/releases/release';
import { paths } from '@parlance/domain/paths';
import type { Live, Stored } from '#web/lib/live.ts';
import { useDocument } from '#web/lib/firestore/useDocument.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

/** A release of a chatbot; null where it is not kept any more. */
export function useRelease(chatbotId: string, number: number): Live<Stored<Release> | null> {
  const { orgId } = useMembership();
  return useDocument(paths.release(orgId, chatbotId, `${number}`), releaseSchema);
}
