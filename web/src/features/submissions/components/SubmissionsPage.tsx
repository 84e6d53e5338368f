import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import type { ChatbotPageProps } from '#web/components/page/ChatbotPageProps.ts';
import { PagedTable } from '#web/components/table/PagedTable.tsx';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { currentParams } from '#web/lib/browser/currentParams.ts';
import { SUBMISSIONS_PER_PAGE, useSubmissionPage } from '../api/useSubmissionPage.ts';
import { readSubmissionFilter, type SubmissionFilter, writeSubmissionFilter } from '../submissionFilter.ts';
import { useOpenSubmission } from '../useOpenSubmission.ts';
import { useSubmissionColumns, WIDE_SUBMISSION_COLUMNS } from '../useSubmissionColumns.tsx';
import { SubmissionDialog } from './SubmissionDialog.tsx';
import { SubmissionFilters } from './SubmissionFilters.tsx';
import { SubmissionsEmpty } from './SubmissionsEmpty.tsx';

/** Forms of a chatbot as visitors have filled them in. The list's state stands in the address. */
export default function SubmissionsPage({ params: { chatbotId } }: ChatbotPageProps) {
  const t = useTranslate();
  const [params, setParams] = useSearchParams();
  const filter = readSubmissionFilter(params);
  const { rows, hasNext, total } = useSubmissionPage(chatbotId, filter);
  const { submissionId, close, addressOf } = useOpenSubmission();
  const columns = useSubmissionColumns(addressOf);
  const targetOf = useCallback(
    ({ id }: { id: string }) => ({ kind: 'address', to: addressOf(id) }) as const,
    [addressOf],
  );
  const change = (next: Partial<SubmissionFilter>) => {
    const current = readSubmissionFilter(currentParams());
    setParams(writeSubmissionFilter({ ...current, ...next }), { replace: true, preventScrollReset: true });
  };
  const isEmpty = rows.status === 'ready' && rows.value.length === 0 && filter.page === 0;
  const isNarrowed = filter.formId !== undefined;
  return (
    <>
      {(!isEmpty || isNarrowed) && (
        <SubmissionFilters
          chatbotId={chatbotId}
          formId={filter.formId}
          onForm={(formId) => change({ formId, page: 0 })}
        />
      )}
      {rows.status === 'error' && (
        <ErrorState title={t('submissions.loadFailed')} error={rows.error} onRetry={rows.retry} />
      )}
      {isEmpty && (
        <SubmissionsEmpty
          chatbotId={chatbotId}
          isNarrowed={isNarrowed}
          onClear={() => change({ formId: undefined, page: 0 })}
        />
      )}
      {rows.status !== 'error' && !isEmpty && (
        <section aria-label={t('nav.submissions')}>
          <PagedTable
            aria-label={t('nav.submissions')}
            wideOnly={WIDE_SUBMISSION_COLUMNS}
            rows={rows.status === 'ready' ? rows.value : undefined}
            columns={columns}
            page={filter.page}
            pageSize={SUBMISSIONS_PER_PAGE}
            total={total}
            hasNext={hasNext}
            onPage={(page) => change({ page })}
            targetOf={targetOf}
          />
        </section>
      )}
      {submissionId !== undefined && (
        <SubmissionDialog key={submissionId} submissionId={submissionId} onClose={close} />
      )}
    </>
  );
}
