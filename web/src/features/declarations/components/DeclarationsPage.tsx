import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import type { ChatbotPageProps } from '#web/components/page/ChatbotPageProps.ts';
import { PagedTable } from '#web/components/table/PagedTable.tsx';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { currentParams } from '#web/lib/browser/currentParams.ts';
import { DECLARATIONS_PER_PAGE, useDeclarationPage } from '../api/useDeclarationPage.ts';
import {
  type DeclarationFilter,
  isNarrowed,
  readDeclarationFilter,
  writeDeclarationFilter,
} from '../declarationFilter.ts';
import { useDeclarationColumns, WIDE_DECLARATION_COLUMNS } from '../useDeclarationColumns.tsx';
import { useOpenDeclaration } from '../useOpenDeclaration.ts';
import { DeclarationDialog } from './DeclarationDialog.tsx';
import { DeclarationFilters } from './DeclarationFilters.tsx';
import { DeclarationsEmpty } from './DeclarationsEmpty.tsx';

/** Withdrawals and cancellations of a chatbot's customers. The list's state stands in the address. */
export default function DeclarationsPage({ params: { chatbotId } }: ChatbotPageProps) {
  const t = useTranslate();
  const [params, setParams] = useSearchParams();
  const filter = readDeclarationFilter(params);
  const { rows, hasNext, total } = useDeclarationPage(chatbotId, filter);
  const { declarationId, close, addressOf } = useOpenDeclaration();
  const columns = useDeclarationColumns(addressOf);
  const targetOf = useCallback(
    ({ id }: { id: string }) => ({ kind: 'address', to: addressOf(id) }) as const,
    [addressOf],
  );
  const change = (next: Partial<DeclarationFilter>) => {
    const current = readDeclarationFilter(currentParams());
    setParams(writeDeclarationFilter({ ...current, ...next }), { replace: true, preventScrollReset: true });
  };
  const isEmpty = rows.status === 'ready' && rows.value.length === 0 && filter.page === 0;
  return (
    <>
      {(!isEmpty || isNarrowed(filter)) && <DeclarationFilters filter={filter} onFilter={change} />}
      {rows.status === 'error' && (
        <ErrorState title={t('declarations.loadFailed')} error={rows.error} onRetry={rows.retry} />
      )}
      {isEmpty && (
        <DeclarationsEmpty
          chatbotId={chatbotId}
          isNarrowed={isNarrowed(filter)}
          onClear={() => change({ kind: undefined, status: undefined, page: 0 })}
        />
      )}
      {rows.status !== 'error' && !isEmpty && (
        <section aria-label={t('nav.declarations')}>
          <PagedTable
            aria-label={t('nav.declarations')}
            wideOnly={WIDE_DECLARATION_COLUMNS}
            rows={rows.status === 'ready' ? rows.value : undefined}
            columns={columns}
            page={filter.page}
            pageSize={DECLARATIONS_PER_PAGE}
            total={total}
            hasNext={hasNext}
            onPage={(page) => change({ page })}
            targetOf={targetOf}
          />
        </section>
      )}
      {declarationId !== undefined && (
        <DeclarationDialog key={declarationId} declarationId={declarationId} onClose={close} />
      )}
    </>
  );
}
