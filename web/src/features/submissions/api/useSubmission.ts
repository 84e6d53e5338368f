import { type Submission, submissionSchema } from '@parlance/domain/documents/forms/submission';
import { paths } from '@parlance/domain/paths';
import { useDocument } from '#web/lib/firestore/useDocument.ts';
import type { Live, Stored } from '#web/lib/live.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

/** One submission, live. Null when it does not exist. */
export function useSubmission(submissionId: string): Live<Stored<Submission> | null> {
  const { orgId } = useMembership();
  return useDocument(paths.submission(orgId, submissionId), submissionSchema);
}
