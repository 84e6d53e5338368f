import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Chat } from '@parlance/domain/documents/chats/chat';
import { use, useRef, useState } from 'react';
import { EmptyState } from '#web/components/ui/EmptyState.tsx';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/firestore/live.ts';
import { useCan } from '#web/lib/org/useCan.ts';
import { WaitingContext } from '#web/lib/org/WaitingContext.ts';
import { useChats } from '../api/useChats.ts';
import { neighbourOf } from '../neighbourOf.ts';
import { useChatDeletion } from '../useChatDeletion.ts';
import { useChosenChat } from '../useChosenChat.ts';
import { useOutbox } from '../useOutbox.ts';
import { withWaiting } from '../withWaiting.ts';
import { ChatColumns } from './ChatColumns.tsx';
import { ChatDetail } from './ChatDetail.tsx';
import { ChatList } from './ChatList.tsx';
import { DesktopNotices } from './DesktopNotices.tsx';

interface ChatsPageProps {
  chatbotId: string;
}

/** Conversations on the left, the chosen one on the right; one after the other on a phone. */
export function ChatsPage({ chatbotId }: ChatsPageProps) {
  const t = useTranslate();
  const { chatId, choose } = useChosenChat();
  const { chats, hasMore, isLoadingMore, loadMore } = useChats(chatbotId);
  const waiting = use(WaitingContext);
  const canTakeOver = useCan('chat.write');
  const outbox = useOutbox();
  const column = useRef<HTMLDivElement>(null);
  const deletion = useChatDeletion(column);
  const [drafts] = useState(() => new Map<string, string>());

  if (chats.status === 'error') {
    return <ErrorState title={t('chats.loadFailed')} error={chats.error} onRetry={chats.retry} />;
  }
  if (chats.status === 'ready' && chats.value.length === 0) {
    return (
      <>
        <EmptyState icon="messages" title={t('chats.emptyTitle')} text={t('chats.emptyText')} />
        {canTakeOver && <DesktopNotices />}
      </>
    );
  }
  const all = chats.status === 'ready' ? withWaiting(waiting, chats.value, chatbotId) : undefined;
  const listed = all?.filter((chat) => !deletion.isDeleted(chat));
  const handleDelete = (chat: Stored<Chat>) => {
    choose(neighbourOf(chat.id, listed ?? []));
    deletion.remove(chat, () => choose(chat.id));
  };
  return (
    <>
      <ChatColumns
        ref={column}
        hasChosen={chatId !== undefined}
        list={
          <ChatList
            chats={listed}
            selectedId={chatId}
            hasMore={hasMore}
            isLoadingMore={isLoadingMore}
            onLoadMore={loadMore}
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
            isDeleted={deletion.isDeleted}
            onDelete={canTakeOver ? handleDelete : undefined}
          />
        )}
      </ChatColumns>
      {canTakeOver && <DesktopNotices />}
    </>
  );
}

function NoneChosen() {
  const t = useTranslate();
  return (
    <Box sx={{ m: 'auto', p: 4, textAlign: 'center' }}>
      <Typography color="textSecondary">{t('chats.choose')}</Typography>
    </Box>
  );
}
