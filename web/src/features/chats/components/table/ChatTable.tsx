import { isOnControl } from '#web/lib/browser/isOnControl.ts';
import Box from '@mui/material/Box';
import type { Chat } from '@parlance/domain/documents/chats/chat';
import type { GridRowSelectionModel } from '@mui/x-data-grid';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { PagedTable } from '#web/components/ui/PagedTable.tsx';
import { selectedIds } from '#web/components/ui/selectedIds.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/firestore/live.ts';
import { useChatbotName } from '#web/lib/org/useChatbotName.ts';
import type { Chats } from '../../api/useChatPages.ts';
import type { ChatOrder } from '../../list/chatPages.ts';
import type { ChatSelection } from '../../selection/useChatSelection.ts';
import { useAssigneeName } from '../../useAssigneeName.ts';
import { LoadMore } from '../LoadMore.tsx';
import { useChatColumns, WIDE_CHAT_COLUMNS } from './useChatColumns.tsx';

interface ChatTableProps {
  /** Undefined while they load. */
  chats: readonly Stored<Chat>[] | undefined;
  /** Whether they are of several chatbots. */
  hasChatbots: boolean;
  selection: ChatSelection;
  /** The address of a conversation, as a search string. */
  searchOf: (chatId: string) => string;
  paging: Pick<Chats, 'hasMore' | 'isLoadingMore' | 'loadMore'>;
  /** Whose date each one shows: that of its newest message if not said. */
  order?: ChatOrder | undefined;
}

const NO_ROWS: readonly Stored<Chat>[] = [];
const PER_PAGE = 25;

/** The conversations as a table, page by page. A row opens by its message, or by a double click. */
export function ChatTable({ chats, hasChatbots, selection, searchOf, paging, order }: ChatTableProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const assigneeOf = useAssigneeName();
  const chatbotOf = useChatbotName();
  const columns = useChatColumns({ searchOf, assigneeOf, chatbotOf: hasChatbots ? chatbotOf : undefined, order });
  const { hasMore, isLoadingMore, loadMore } = paging;
  const [page, setPage] = useState(0);
  const rows = chats ?? NO_ROWS;
  const shown = rows.slice(page * PER_PAGE, (page + 1) * PER_PAGE);
  const selected = selection.chats.map(({ id }) => id).join();
  // The same object as long as nothing changes: the grid takes another one for another selection.
  const model = useMemo(
    () => ({ type: 'include' as const, ids: new Set(selected === '' ? [] : selected.split(',')) }),
    [selected],
  );
  const handlePage = (next: number) => {
    setPage(next);
    if (hasMore && rows.length <= (next + 1) * PER_PAGE) loadMore();
  };
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
        total={hasMore ? undefined : rows.length}
        hasNext={hasMore || rows.length > (page + 1) * PER_PAGE}
        onPage={handlePage}
        checkboxSelection={selection.isOn}
        keepNonExistentRowsSelected
        rowSelectionModel={model}
        onRowSelectionModelChange={handleSelection}
        onRowClick={({ id }, { target }) => {
          if (!isOnControl(target)) void navigate(searchOf(String(id)));
        }}
      />
      {shown.length === 0 && hasMore && <LoadMore isEmpty isBusy={isLoadingMore} onLoad={loadMore} />}
    </Box>
  );
}
