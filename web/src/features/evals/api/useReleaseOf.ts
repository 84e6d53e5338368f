import { releaseSchema } from '@parlance/domain/documents/releases/release';
import type { TestChange } from '@parlance/domain/documents/evals/testRun';
import { paths } from '@parlance/domain/paths';
import { useCollection } from '#web/lib/firestore/useCollection.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

/** A run begins minutes after a change: its release is among the newest. */
const LOOKED_AT = 20;

/** Number of the chatbot's release with which a change went live; undefined where it is in none of the newest ones, or not yet. */
export function useReleaseOf(chatbotId: string): (change: TestChange) => number | undefined {
  const { orgId } = useMembership();
  const newest = useCollection(
    { path: paths.releases(orgId, chatbotId), orderBy: ['number', 'desc'], limit: LOOKED_AT },
    releaseSchema,
  );
  const releases = newest.status === 'ready' ? newest.value : [];
  return ({ kind, at }) => {
    const isIt = (one: { kind: string; at: Date }) => one.kind === kind && one.at.getTime() === at.getTime();
    return releases.find(({ changes }) => changes.some(isIt))?.number;
  };
}
