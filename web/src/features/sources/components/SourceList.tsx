import type { SourceType } from '@parlance/domain/documents/knowledge/source';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { SourcePage } from '../api/useSourcePage.ts';
import type { SourceFilter } from '../sourceFilter.ts';
import type { SourceDialog } from './SourceDialog.ts';
import { SourcesEmpty } from './SourcesEmpty.tsx';
import { SourcesTable } from './table/SourcesTable.tsx';

interface SourceListProps {
  chatbotId: string;
  filter: SourceFilter;
  page: SourcePage;
  canWrite: boolean;
  onFilter: (change: Partial<SourceFilter>) => void;
  onDialog: (dialog: SourceDialog) => void;
  onAdd: (type: SourceType) => void;
}

/** The sources of the filter as a table, or why there are none. */
export function SourceList(props: SourceListProps) {
  const { chatbotId, filter, page, canWrite, onFilter, onDialog, onAdd } = props;
  const t = useTranslate();
  const { rows } = page;
  const isEmpty = rows.status === 'ready' && rows.value.length === 0 && filter.page === 0;
  return (
    <>
      {rows.status === 'error' && (
        <ErrorState title={t('sources.loadFailed')} error={rows.error} onRetry={rows.retry} />
      )}
      {isEmpty && (
        <SourcesEmpty
          filter={filter}
          canWrite={canWrite}
          onAdd={onAdd}
          onClearSearch={() => onFilter({ search: '' })}
        />
      )}
      {rows.status !== 'error' && !isEmpty && (
        <SourcesTable
          chatbotId={chatbotId}
          filter={filter}
          rows={rows.status === 'ready' ? rows.value : undefined}
          page={page}
          canWrite={canWrite}
          onFilter={onFilter}
          onDialog={onDialog}
        />
      )}
    </>
  );
}
