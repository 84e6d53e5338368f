import Skeleton from '@mui/material/Skeleton';
import type { ChannelConnection } from '@parlance/domain/documents/channels/channel';
import type { Chat } from '@parlance/domain/documents/chats/chat';
import { useState } from 'react';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { useNewestChat } from '../../api/useNewestChat.ts';
import { useNewestMessage } from '../../api/useNewestMessage.ts';
import { testSteps } from '../../testing/testSteps.ts';
import { TestSteps } from './TestSteps.tsx';

interface TestRunProps {
  channel: Stored<ChannelConnection>;
}

/** Steps of the first message that comes by a connection while this is shown. Listens to two documents at most. */
export function TestRun({ channel }: TestRunProps) {
  const t = useTranslate();
  const newest = useNewestChat(channel.id);
  if (newest.status === 'loading') return <Skeleton variant="rounded" height={132} />;
  if (newest.status === 'error') {
    return <ErrorState title={t('channels.test.loadFailed')} error={newest.error} onRetry={newest.retry} />;
  }
  return <Watched channel={channel} chat={newest.value[0]} />;
}

function placeOf(chat: Stored<Chat> | undefined): string {
  return chat === undefined ? '' : `${chat.id} ${chat.messageCount}`;
}

function Watched({ channel, chat }: TestRunProps & { chat: Stored<Chat> | undefined }) {
  // As it was when the test began: no clock is compared with another.
  const [before] = useState(() => placeOf(chat));
  if (chat === undefined || placeOf(chat) === before) {
    return <TestSteps steps={testSteps({ channel, chat: undefined, message: undefined })} />;
  }
  return <Followed key={chat.id} channel={channel} chat={chat} />;
}

function Followed({ channel, chat }: TestRunProps & { chat: Stored<Chat> }) {
  const t = useTranslate();
  const newest = useNewestMessage(chat.id);
  if (newest.status === 'error') {
    return <ErrorState title={t('channels.test.loadFailed')} error={newest.error} onRetry={newest.retry} />;
  }
  const message = newest.status === 'ready' ? newest.value[0] : undefined;
  return <TestSteps steps={testSteps({ channel, chat, message })} chatId={chat.id} />;
}
