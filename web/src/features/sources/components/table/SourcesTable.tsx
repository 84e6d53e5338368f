import type { GridSortModel } from '@mui/x-data-grid';
import type { Source } from '@parlance/domain/documents/knowledge/source';
import { useState } from 'react';
import { PagedTable } from '#web/components/table/PagedTable.tsx';
import type { RowTarget } from '#web/components/table/RowTarget.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { isSearch, sourceQuery } from '../../api/sourceQuery.ts';
import { type SourcePage, SOURCES_PER_PAGE } from '../../api/useSourcePage.ts';
import { contentPath } from '../../contentPath.ts';
import { SOURCE_SORTS, type SourceFilter, type SourceSort } from '../../sourceFilter.ts';
import { SourceSelectionBar } from './SourceSelectionBar.tsx';
import type { SourceDialog } from '../SourceDialog.ts';
import { SourceMenu } from './SourceMenu.tsx';
import type { SourceAnchor } from './SourceMenuButton.tsx';
import { SourceSizes } from './SourceSizes.tsx';
import { useSourceColumns, WIDE_SOURCE_COLUMNS } from './useSourceColumns.tsx';
import { useSourceSelection } from './useSourceSelection.ts';

interface SourcesTableProps {
  chatbotId: string;
  filter: SourceFilter;
  /** Undefined while they load. */
  rows: readonly Stored<Source>[] | undefined;
  page: SourcePage;
  canWrite: boolean;
  onFilter: (change: Partial<SourceFilter>) => void;
  onDialog: (dialog: SourceDialog) => void;
}

/** The same objects every time: the grid takes another one for another order, and goes to the first page. */
const SORT_MODELS: Readonly<Record<SourceSort, GridSortModel>> = {
  created: [{ field: 'createdAt', sort: 'desc' }],
  name: [{ field: 'name', sort: 'asc' }],
  characters: [{ field: 'characters', sort: 'desc' }],
};
const NO_ROWS: readonly Stored<Source>[] = [];

function targetOf(source: Stored<Source>): RowTarget {
  return { kind: 'address', to: contentPath(source) };
}

/** One page of the sources with their live status. */
export function SourcesTable(props: SourcesTableProps) {
  const { chatbotId, filter, rows = NO_ROWS, page, canWrite, onFilter, onDialog } = props;
  const t = useTranslate();
  const { orgId } = useMembership();
  const [menu, setMenu] = useState<SourceAnchor>();
  const [sizes, setSizes] = useState<SourceAnchor>();
  const isSortable = !isSearch(filter.search);
  const columns = useSourceColumns({ canWrite, isSortable, onMenu: setMenu, onSizes: setSizes });
  const selection = useSourceSelection({
    query: sourceQuery({ orgId, chatbotId }, filter),
    rows,
    total: page.total,
    listKey: JSON.stringify(filter),
    onDelete: (sources) => onDialog({ kind: 'delete', sources }),
  });
  return (
    <section aria-label={t('nav.sources')}>
      {canWrite && (
        <SourceSelectionBar
          selected={selection.selected}
          selectable={selection.selectable}
          isBusy={selection.isBusy}
          onSelectAll={selection.selectAll}
          onDelete={selection.requestDelete}
        />
      )}
      <PagedTable
        aria-label={t('nav.sources')}
        wideOnly={WIDE_SOURCE_COLUMNS}
        rows={props.rows}
        columns={columns}
        targetOf={targetOf}
        checkboxSelection={canWrite}
        rowSelectionModel={selection.model}
        onRowSelectionModelChange={selection.change}
        page={filter.page}
        pageSize={SOURCES_PER_PAGE}
        total={page.total}
        hasNext={page.hasNext}
        onPage={(next) => onFilter({ page: next })}
        sortingMode="server"
        sortModel={SORT_MODELS[isSortable ? filter.sort : 'created']}
        onSortModelChange={([chosen]) => {
          const next = SOURCE_SORTS.find((each) => SORT_MODELS[each][0]?.field === chosen?.field);
          if (next !== undefined && next !== filter.sort) onFilter({ sort: next, page: 0 });
        }}
      />
      {menu && <SourceMenu anchor={menu} onClose={() => setMenu(undefined)} onDialog={onDialog} />}
      {sizes && <SourceSizes anchor={sizes} onClose={() => setSizes(undefined)} />}
    </section>
  );
}
