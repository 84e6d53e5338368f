import { usageSchema } from '@parlance/domain/documents/organizations/usage';
import { paths } from '@parlance/domain/paths';
import { useDocument } from '#web/lib/firestore/useDocument.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

/** Messages that the trial took so far, live. Undefined while that is not known. */
export function useTrialMessages(): number | undefined {
  const { orgId } = useMembership();
  const usage = useDocument(paths.usage(orgId, 'trial'), usageSchema);
  return usage.status === 'ready' ? (usage.value?.messages ?? 0) : undefined;
}
