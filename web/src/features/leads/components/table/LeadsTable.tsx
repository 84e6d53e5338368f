import type { Lead } from '@parlance/domain/documents/chats/lead';
import { useCallback, useMemo } from 'react';
import { PagedTable } from '#web/components/table/PagedTable.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { useIsMasked } from '#web/lib/firestore/masked/useIsMasked.ts';
import { useChatbotName } from '#web/lib/org/useChatbotName.ts';
import type { Team } from '#web/lib/org/useTeam.ts';
import useMediaQuery from '@mui/material/useMediaQuery';
import { isSearch, orderOf } from '../../api/leadQuery.ts';
import { type LeadPage, LEADS_PER_PAGE } from '../../api/useLeadPage.ts';
import { LEAD_SORTS, type LeadFilter } from '../../leadFilter.ts';
import { LeadSelectionBar } from './LeadSelectionBar.tsx';
import { HIDDEN_LEAD_COLUMNS, WIDE_LEAD_COLUMNS, type LeadRoom } from './leadWidths.ts';
import { useLeadColumns } from './useLeadColumns.ts';
import { useLeadSelection } from './useLeadSelection.ts';

interface LeadsTableProps {
  /** True if they are of several chatbots. */
  hasChatbots: boolean;
  filter: LeadFilter;
  /** Undefined while they load. */
  rows: readonly Stored<Lead>[] | undefined;
  page: LeadPage;
  team: Team | undefined;
  onFilter: (change: Partial<LeadFilter>) => void;
  /** The address of a lead's details. */
  addressOf: (leadId: string) => string;
  /** Undefined for those who may not. */
  onDelete: ((leadIds: readonly string[]) => void) | undefined;
}

const NO_ROWS: readonly Stored<Lead>[] = [];

/** Width that the window leaves for the leads' table beside the open sidebar. */
function useLeadRoom(): LeadRoom {
  const isWide = useMediaQuery('(min-width: 1440px)');
  const isMedium = useMediaQuery('(min-width: 1280px)');
  return isWide ? 'wide' : isMedium ? 'medium' : 'narrow';
}

/** One page of the leads. */
export function LeadsTable(props: LeadsTableProps) {
  const { hasChatbots, filter, rows, page, team, onFilter, addressOf, onDelete } = props;
  const t = useTranslate();
  const { sort, direction } = orderOf(filter);
  const isMasked = useIsMasked();
  const isSearched = isSearch(filter.search);
  const isOfDays = filter.from !== undefined || filter.to !== undefined;
  const onDeleteOne = useMemo(() => onDelete && ((leadId: string) => onDelete([leadId])), [onDelete]);
  const targetOf = useCallback(
    ({ id }: Stored<Lead>) => ({ kind: 'address', to: addressOf(id) }) as const,
    [addressOf],
  );
  const room = useLeadRoom();
  const chatbotOf = useChatbotName();
  const columns = useLeadColumns({
    team,
    room,
    chatbotOf: hasChatbots ? chatbotOf : undefined,
    sortable: isSearched ? [] : isOfDays || isMasked ? ['createdAt'] : LEAD_SORTS,
    addressOf,
    onDelete: onDeleteOne,
  });
  const selection = useLeadSelection(rows ?? NO_ROWS, JSON.stringify({ ...filter, page: 0 }));
  // The same object every time: the grid takes another one for another order, and goes to the first page.
  const sortModel = useMemo(() => [{ field: sort, sort: direction }], [sort, direction]);
  return (
    <section aria-label={t('nav.leads')}>
      {onDelete && <LeadSelectionBar ids={selection.ids} onDelete={onDelete} onClear={selection.clear} />}
      <PagedTable
        aria-label={t('nav.leads')}
        wideOnly={WIDE_LEAD_COLUMNS}
        hidden={HIDDEN_LEAD_COLUMNS[room]}
        rows={rows}
        columns={columns}
        checkboxSelection={onDelete !== undefined}
        keepNonExistentRowsSelected
        rowSelectionModel={selection.model}
        onRowSelectionModelChange={selection.change}
        page={filter.page}
        pageSize={LEADS_PER_PAGE}
        total={page.total}
        hasNext={page.hasNext}
        onPage={(next) => onFilter({ page: next })}
        targetOf={targetOf}
        sortingMode="server"
        sortingOrder={['asc', 'desc']}
        sortModel={sortModel}
        onSortModelChange={([chosen]) => {
          const next = LEAD_SORTS.find((each) => each === chosen?.field);
          const way = chosen?.sort ?? 'asc';
          if (next !== undefined && (next !== sort || way !== direction))
            onFilter({ sort: next, direction: way, page: 0 });
        }}
      />
    </section>
  );
}
