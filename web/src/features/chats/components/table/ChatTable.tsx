import Box from '@mui/material/Box';
import type { Chat } from '@parlance/domain/documents/chats/chat';
import type { GridRowSelectionModel } from '@mui/x-data-grid';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { PagedTable } from '#web/components/table/PagedTable.tsx';
import { selectedIds } from '#web/components/table/selectedIds.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { currentParams } from '#web/lib/browser/currentParams.ts';
import { readPageNumber } from '#web/lib/browser/readPageNumber.ts';
import type { Stored } from '#web/lib/live.ts';
import { useChatbotName } from '#web/lib/org/useChatbotName.ts';
import type { Chats } from '../../api/useChatPages.ts';
import type { ChatOrder } from '../../api/chatPages.ts';
import type { ChatSelection } from '../../selection/useChatSelection.ts';
import { useAssigneeName } from '../../useAssigneeName.ts';
import { LoadMore } from '../LoadMore.tsx';
import { useChatColumns, WIDE_CHAT_COLUMNS } from './useChatColumns.tsx';

type Paging = Pick<Chats, 'hasMore' | 'isLoadingMore' | 'loadMore'>;

interface ChatTableProps {
  /** Undefined while they load. */
  chats: readonly Stored<Chat>[] | undefined;
  /** True if they are of several chatbots. */
  hasChatbots: boolean;
  selection: ChatSelection;
  /** The address of a conversation, as a search string. */
  searchOf: (chatId: string) => string;
  paging: Paging;
  /** Field whose date each one shows: that of its newest message if absent. */
  order?: ChatOrder | undefined;
}

const NO_ROWS: readonly Stored<Chat>[] = [];
const PER_PAGE = 25;

/** The page that the address names, and the way to another one. Pages count from 1 there. */
function useTablePage(): [page: number, setPage: (page: number) => void] {
  const [params, setParams] = useSearchParams();
  const setPage = (page: number) => {
    const next = currentParams();
    if (page === 0) next.delete('page');
    else next.set('page', String(page + 1));
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return [readPageNumber(params), setPage];
}

/** Reads on until the list has rows for the page. What brought no more rows is not asked again. */
function useRowsUntil(needed: number, count: number | undefined, { hasMore, isLoadingMore, loadMore }: Paging): void {
  const askedAt = useRef<number>(undefined);
  const isShort = count !== undefined && count < needed && hasMore && !isLoadingMore;
  useEffect(() => {
    if (!isShort || askedAt.current === count) return;
    askedAt.current = count;
    loadMore();
  }, [isShort, count, loadMore]);
}

/** The conversations as a table, page by page. */
export function ChatTable({ chats, hasChatbots, selection, searchOf, paging, order }: ChatTableProps) {
  const t = useTranslate();
  const assigneeOf = useAssigneeName();
  const chatbotOf = useChatbotName();
  const columns = useChatColumns({ searchOf, assigneeOf, chatbotOf: hasChatbots ? chatbotOf : undefined, order });
  const targetOf = useCallback(({ id }: Stored<Chat>) => ({ kind: 'address', to: searchOf(id) }) as const, [searchOf]);
  const { hasMore, isLoadingMore, loadMore } = paging;
  const [page, setPage] = useTablePage();
  useRowsUntil(page === 0 ? 0 : (page + 1) * PER_PAGE, chats?.length, paging);
  const rows = chats ?? NO_ROWS;
  const shown = rows.slice(page * PER_PAGE, (page + 1) * PER_PAGE);
  const selected = selection.chats.map(({ id }) => id).join();
  // The same object as long as nothing changes: the grid takes another one for another selection.
  const model = useMemo(
    () => ({ type: 'include' as const, ids: new Set(selected === '' ? [] : selected.split(',')) }),
    [selected],
  );
  const handleSelection = (next: GridRowSelectionModel) => {
    const elsewhere = [...model.ids].filter((id) => !shown.some((chat) => chat.id === id));
    selection.change({ kind: 'set', ids: [...elsewhere, ...selectedIds(next, shown)] });
  };
  return (
    <Box component="section" aria-label={t('chats.list')} sx={{ minWidth: 0 }}>
      <PagedTable
        aria-label={t('chats.list')}
        wideOnly={WIDE_CHAT_COLUMNS}
        rows={chats === undefined || (shown.length === 0 && isLoadingMore) ? undefined : shown}
        columns={columns}
        page={page}
        pageSize={PER_PAGE}
        total={hasMore || chats === undefined ? undefined : rows.length}
        hasNext={hasMore || rows.length > (page + 1) * PER_PAGE}
        onPage={setPage}
        checkboxSelection={selection.isOn}
        keepNonExistentRowsSelected
        rowSelectionModel={model}
        onRowSelectionModelChange={handleSelection}
        targetOf={targetOf}
      />
      {shown.length === 0 && hasMore && <LoadMore isEmpty isBusy={isLoadingMore} onLoad={loadMore} />}
    </Box>
  );
}
