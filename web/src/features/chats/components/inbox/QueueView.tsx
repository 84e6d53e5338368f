import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Chat } from '@parlance/domain/documents/chats/chat';
import { useRef } from 'react';
import { MaskedNotice } from '#web/components/masking/MaskedNotice.tsx';
import { EmptyState } from '#web/components/ui/EmptyState.tsx';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { useIsMasked } from '#web/lib/firestore/masked/useIsMasked.ts';
import { useCan } from '#web/lib/org/useCan.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import type { Chats } from '../../api/useChatPages.ts';
import type { Queue } from '../../inbox/QUEUES.ts';
import { neighbourOf } from '../../list/neighbourOf.ts';
import { useChatSelection } from '../../selection/useChatSelection.ts';
import { useChatActions } from '../../useChatActions.ts';
import { useChosenChat } from '../../useChosenChat.ts';
import { ChatColumns } from '../ChatColumns.tsx';
import { ChatList } from '../ChatList.tsx';
import { ChosenChat } from '../ChosenChat.tsx';
import { QueueTools } from './QueueTools.tsx';
import { WaitingChoices } from './WaitingChoices.tsx';

interface QueueViewProps {
  queue: Queue;
  list: Chats;
}

const NONE: readonly Stored<Chat>[] = [];

/** A queue on the left, the chosen conversation on the right. What is done leaves the queue, and the next one opens. */
export function QueueView({ queue, list: { chats, refresh, ...paging } }: QueueViewProps) {
  const t = useTranslate();
  const { org } = useMembership();
  const { chatId, choose, searchOf } = useChosenChat();
  const canWrite = useCan('chat.write');
  const isMasked = useIsMasked();
  const column = useRef<HTMLDivElement>(null);
  const actions = useChatActions({ region: column, chatId, choose, refresh });
  const listed = chats.status === 'ready' ? chats.value.filter((chat) => !actions.isDeleted(chat)) : undefined;
  const selection = useChatSelection(listed ?? NONE);
  if (chats.status === 'error') {
    return <ErrorState title={t('chats.loadFailed')} error={chats.error} onRetry={chats.retry} />;
  }
  const isEmpty = listed?.length === 0 && !paging.hasMore;
  if (isEmpty && chatId === undefined) return <NothingToDo queue={queue} />;
  const hasChatbots = org.chatbotCount > 1;
  const rows = { chats: listed, hasChatbots, selection, header: false, searchOf, paging, onClear: undefined };
  return (
    <QueueTools>
      {isMasked && <MaskedNotice />}
      <ChatColumns
        ref={column}
        hasChosen={chatId !== undefined}
        list={
          isEmpty ? (
            <Typography color="textSecondary" sx={{ p: 2 }}>
              {t(`inbox.none.${queue}`)}
            </Typography>
          ) : (
            <ChatList {...rows} selectedId={chatId} />
          )
        }
      >
        <ChosenChat
          chatId={chatId}
          hasChatbots={hasChatbots}
          onBack={() => choose(undefined)}
          hasBack={false}
          onChange={refresh}
          isDeleted={actions.isDeleted}
          onDelete={canWrite ? (chat) => actions.remove([chat], listed ?? NONE) : undefined}
          onUnread={canWrite ? (chat) => actions.mark([chat], true) : undefined}
          onDone={({ id }) => choose(neighbourOf(id, listed ?? NONE))}
        />
      </ChatColumns>
      {canWrite && queue === 'waiting' && <WaitingChoices />}
    </QueueTools>
  );
}

function NothingToDo({ queue }: { queue: Queue }) {
  const t = useTranslate();
  const canWrite = useCan('chat.write');
  return (
    <Box>
      <EmptyState
        icon="circle-check"
        title={t(`inbox.none.${queue}`)}
        text={t(`inbox.noneText.${queue}`)}
        action={
          <Button variant="outlined" component={PageLink} to={paths.chats()}>
            {t('nav.allChats')}
          </Button>
        }
      />
      {canWrite && queue === 'waiting' && <WaitingChoices />}
    </Box>
  );
}
