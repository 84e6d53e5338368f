import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { idSchema } from '@parlance/domain/ids';
import { use, useState } from 'react';
import { useSearchParams } from 'react-router';
import { EmptyState } from '#web/components/ui/EmptyState.tsx';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useCan } from '#web/lib/org/useCan.ts';
import { WaitingContext } from '#web/lib/org/WaitingContext.ts';
import { useChats } from '../api/useChats.ts';
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
  const [search, setSearch] = useSearchParams();
  const { chats, hasMore, isLoadingMore, loadMore } = useChats(chatbotId);
  const waiting = use(WaitingContext);
  const canTakeOver = useCan('chat.write');
  const outbox = useOutbox();
  const [drafts] = useState(() => new Map<string, string>());
  const parsed = idSchema.safeParse(search.get('chat'));
  const chatId = parsed.success ? parsed.data : undefined;

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
  return (
    <>
      <ChatColumns
        hasChosen={chatId !== undefined}
        list={
          <ChatList
            chats={chats.status === 'ready' ? withWaiting(waiting, chats.value, chatbotId) : undefined}
            selectedId={chatId}
            hasMore={hasMore}
            isLoadingMore={isLoadingMore}
            onLoadMore={loadMore}
          />
        }
      >
        {chatId === undefined ? (
          <Box sx={{ m: 'auto', p: 4, textAlign: 'center' }}>
            <Typography color="textSecondary">{t('chats.choose')}</Typography>
          </Box>
        ) : (
          <ChatDetail key={chatId} chatId={chatId} outbox={outbox} drafts={drafts} onBack={() => setSearch({})} />
        )}
      </ChatColumns>
      {canTakeOver && <DesktopNotices />}
    </>
  );
}
