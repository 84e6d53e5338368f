import { type Submission, submissionSchema } from '@parlance/domain/documents/forms/submission';
import { paths } from '@parlance/domain/paths';
import { newestSubmissions } from '@parlance/domain/queries/submissions';
import { specOf } from '#web/lib/firestore/specOf.ts';
import { usePagedCollection } from '#web/lib/firestore/usePagedCollection.ts';
import { useQueryCount } from '#web/lib/firestore/useQueryCount.ts';
import type { Live, Stored } from '#web/lib/live.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import type { SubmissionFilter } from '../submissionFilter.ts';

/** Submissions on one page of the list. */
export const SUBMISSIONS_PER_PAGE = 25;

interface SubmissionPage {
  rows: Live<readonly Stored<Submission>[]>;
  /** Undefined while that is not known. */
  hasNext: boolean | undefined;
  /** On all pages; undefined while it is being counted and when it can't be. */
  total: number | undefined;
}

/** One page of a chatbot's submissions, live, the newest first, with the number of all that the filter lets through. */
export function useSubmissionPage(chatbotId: string, { formId, page }: SubmissionFilter): SubmissionPage {
  const { orgId } = useMembership();
  const query = specOf(newestSubmissions, paths.submissions(orgId), { chatbotId, formId });
  const { rows, hasNext } = usePagedCollection(query, { page, size: SUBMISSIONS_PER_PAGE }, submissionSchema);
  // What comes or goes changes the ids on the page.
  const version = rows.status === 'ready' ? rows.value.map(({ id }) => id).join() : '';
  return { rows, hasNext, total: useQueryCount(query, version) };
}
