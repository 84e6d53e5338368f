import { use, useRef, useState } from 'react';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useCan } from '#web/lib/org/useCan.ts';
import { WaitingContext } from '#web/lib/org/WaitingContext.ts';
import { useChats } from '../api/useChats.ts';
import { activeFilters } from '../filter/chatFilter.ts';
import { useChatFilter } from '../filter/useChatFilter.ts';
import { useChatActions } from '../useChatActions.ts';
import { useChosenChat } from '../useChosenChat.ts';
import { useOutbox } from '../useOutbox.ts';
import { withWaiting } from '../withWaiting.ts';
import { ChatColumns } from './ChatColumns.tsx';
import { ChatDetail } from './ChatDetail.tsx';
import { ChatList } from './ChatList.tsx';
import { ChatTools } from './ChatTools.tsx';
import { DesktopNotices } from './DesktopNotices.tsx';
import { NoChats } from './NoChats.tsx';
import { NoneChosen } from './NoneChosen.tsx';

interface ChatsPageProps {
  chatbotId: string;
}

/** Conversations on the left, the chosen one on the right; one after the other on a phone. */
export function ChatsPage({ chatbotId }: ChatsPageProps) {
  const t = useTranslate();
  const { chatId, choose, searchOf } = useChosenChat();
  const filters = useChatFilter();
  const { chats, hasMore, isLoadingMore, loadMore, refresh } = useChats(chatbotId, filters.filter);
  const waiting = use(WaitingContext);
  const canTakeOver = useCan('chat.write');
  const outbox = useOutbox();
  const column = useRef<HTMLDivElement>(null);
  const actions = useChatActions({ region: column, choose, refresh });
  const [drafts] = useState(() => new Map<string, string>());
  const isNarrowed = filters.filter.search !== '' || activeFilters(filters.filter).length > 0;

  if (chats.status === 'error') {
    return <ErrorState title={t('chats.loadFailed')} error={chats.error} onRetry={chats.retry} />;
  }
  const found = chats.status === 'ready' ? chats.value : undefined;
  if (found?.length === 0 && !hasMore && !isNarrowed) return <NoChats />;
  const all = found && (isNarrowed ? found : withWaiting(waiting, found, chatbotId));
  const listed = all?.filter((chat) => !actions.isDeleted(chat));
  return (
    <ChatTools filters={filters} chats={found ?? []} hasChosen={chatId !== undefined}>
      <ChatColumns
        ref={column}
        hasChosen={chatId !== undefined}
        list={
          <ChatList
            chats={listed}
            selectedId={chatId}
            searchOf={searchOf}
            hasMore={hasMore}
            isLoadingMore={isLoadingMore}
            onLoadMore={loadMore}
            onClear={isNarrowed ? filters.clear : undefined}
          />
        }
      >
        {chatId === undefined ? (
          <NoneChosen />
        ) : (
          <ChatDetail
            key={chatId}
            chatId={chatId}
            outbox={outbox}
            drafts={drafts}
            onBack={() => choose(undefined)}
            onChange={refresh}
            isDeleted={actions.isDeleted}
            onDelete={canTakeOver ? (chat) => actions.remove(chat, listed ?? []) : undefined}
            onUnread={canTakeOver ? actions.markUnread : undefined}
          />
        )}
      </ChatColumns>
      {canTakeOver && <DesktopNotices />}
    </ChatTools>
  );
}
