import type { Chat } from '@parlance/domain/documents/chats/chat';
import { useRef } from 'react';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { useCan } from '#web/lib/org/useCan.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { EmptyState } from '#web/components/ui/EmptyState.tsx';
import { dayBasis } from '../filter/chatFilter.ts';
import { useChatFilter } from '../filter/useChatFilter.ts';
import { useChatLayout } from '../list/useChatLayout.ts';
import { useChatSelection } from '../selection/useChatSelection.ts';
import { useChatActions } from '../useChatActions.ts';
import { useChosenChat } from '../useChosenChat.ts';
import type { ChatOrder } from '../api/chatPages.ts';
import { useListedChats } from '../list/useListedChats.ts';
import { ChatColumns } from './ChatColumns.tsx';
import { ChatList } from './ChatList.tsx';
import { ChatTools } from './ChatTools.tsx';
import { ChosenChat } from './ChosenChat.tsx';
import { DesktopNotices } from './DesktopNotices.tsx';
import { SelectionBar } from './selection/SelectionBar.tsx';
import { TableFrame } from './table/TableFrame.tsx';

type Chats = readonly Stored<Chat>[];

const NONE: Chats = [];

interface ChatsPageProps {
  /** Without a chatbot: conversations of all. */
  params: { chatbotId?: string };
}

/** In place of everything, as long as nobody has written to the chatbot. */
function NoChats() {
  const t = useTranslate();
  const canTakeOver = useCan('chat.write');
  return (
    <>
      <EmptyState icon="messages" title={t('chats.emptyTitle')} text={t('chats.emptyText')} />
      {canTakeOver && <DesktopNotices />}
    </>
  );
}

/**
 * Conversations on the left, the chosen one on the right; one after the other on a phone. Or, until one is chosen, all the width for
 * a table.
 */
export default function ChatsPage({ params: { chatbotId } }: ChatsPageProps) {
  const t = useTranslate();
  const { org } = useMembership();
  const { chatId, choose, searchOf } = useChosenChat();
  const filters = useChatFilter(chatbotId === undefined);
  const { found, all, isNarrowed, isEmpty, refresh, ...paging } = useListedChats(chatbotId, filters.filter);
  const canWrite = useCan('chat.write');
  const layout = useChatLayout();
  const column = useRef<HTMLDivElement>(null);
  const actions = useChatActions({ region: column, chatId, choose, refresh });
  const listed = all?.filter((chat) => !actions.isDeleted(chat));
  const selection = useChatSelection(listed ?? NONE);

  if (found.status === 'error') {
    return <ErrorState title={t('chats.loadFailed')} error={found.error} onRetry={found.retry} />;
  }
  if (isEmpty) return <NoChats />;
  const remove = (chats: Chats) => actions.remove(chats, listed ?? NONE);
  const header = selection.isOn && (
    <SelectionBar selection={selection} listed={listed?.length ?? 0} onDelete={remove} onMark={actions.mark} />
  );
  const onClear = isNarrowed ? filters.clear : undefined;
  const order: ChatOrder = dayBasis(filters.filter) === 'createdAt' ? 'createdAt' : 'lastMessageAt';
  const hasChatbots = filters.hasChatbots && org.chatbotCount > 1;
  const listing = { chats: listed, hasChatbots, selection, header, searchOf, paging, onClear, order };
  const hasChosen = chatId !== undefined;
  return (
    <ChatTools
      chatbotId={chatbotId}
      filters={filters}
      chats={all ?? NONE}
      hasChosen={hasChosen}
      layout={layout}
      selection={canWrite ? selection : undefined}
    >
      {layout.isTable && !hasChosen ? (
        <TableFrame ref={column} {...listing} />
      ) : (
        <ChatColumns ref={column} hasChosen={hasChosen} list={<ChatList {...listing} selectedId={chatId} />}>
          <ChosenChat
            chatId={chatId}
            hasChatbots={hasChatbots}
            onBack={() => choose(undefined)}
            hasBack={layout.isTable}
            onChange={refresh}
            isDeleted={actions.isDeleted}
            onDelete={canWrite ? (chat) => remove([chat]) : undefined}
            onUnread={canWrite ? (chat) => actions.mark([chat], true) : undefined}
          />
        </ChatColumns>
      )}
      {canWrite && <DesktopNotices />}
    </ChatTools>
  );
}
