import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { ConnectedChannel } from '@parlance/domain/channels/CHANNELS';
import { PLAN_CHANNELS } from '@parlance/domain/billing/PLAN_CHANNELS';
import { LIMITS } from '@parlance/domain/limits';
import { type ReactNode, useState } from 'react';
import type { ChatbotPageProps } from '#web/components/page/ChatbotPageProps.ts';
import { PageHeader } from '#web/components/page/PageHeader.tsx';
import { EmptyState } from '#web/components/ui/EmptyState.tsx';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { useCan } from '#web/lib/org/useCan.ts';
import { useChannels } from '#web/lib/channels/useChannels.ts';
import { ChannelItem } from './ChannelItem.tsx';
import { ConnectMailDialog } from './ConnectMailDialog.tsx';
import { ChannelNotes } from './ChannelNotes.tsx';
import { ConnectMenu } from './ConnectMenu.tsx';
import { ConnectMetaDialog } from './ConnectMetaDialog.tsx';
import { ConnectTelegramDialog } from './ConnectTelegramDialog.tsx';

/** Services by which customers write to a chatbot, beside the chat of its website; `children` below. */
export function ChannelsPage({ params: { chatbotId }, children }: ChatbotPageProps & { children: ReactNode }) {
  const t = useTranslate();
  const channels = useChannels(chatbotId);
  const canManage = useCan('channels.manage');
  const { org } = useMembership();
  const [connecting, setConnecting] = useState<ConnectedChannel>();
  const close = () => setConnecting(undefined);
  const count = channels.status === 'ready' ? channels.value.length : 0;
  const isFull = count >= LIMITS.channelsPerChatbot;
  const connect = canManage && (
    <ConnectMenu
      isDisabled={channels.status !== 'ready' || isFull}
      included={PLAN_CHANNELS[org.plan]}
      onChoose={setConnecting}
    />
  );
  return (
    <>
      <PageHeader
        title={t('channels.title')}
        context={t('channels.context')}
        help="channels"
        action={count > 0 && connect}
      />
      <ChannelNotes canManage={canManage} isFull={isFull} />
      {channels.status === 'loading' && (
        <Stack spacing={2}>
          {[0, 1].map((row) => (
            <Skeleton key={row} variant="rounded" height={148} />
          ))}
        </Stack>
      )}
      {channels.status === 'error' && (
        <ErrorState title={t('channels.loadFailed')} error={channels.error} onRetry={channels.retry} />
      )}
      {channels.status === 'ready' && count === 0 && (
        <EmptyState icon="messages" title={t('channels.noneTitle')} text={t('channels.noneText')} action={connect} />
      )}
      {channels.status === 'ready' && count > 0 && (
        <Stack component="ul" spacing={2} aria-label={t('channels.title')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {channels.value.map((channel) => (
            <ChannelItem key={channel.id} channel={channel} canManage={canManage} />
          ))}
        </Stack>
      )}
      {children}
      {connecting === 'telegram' && <ConnectTelegramDialog chatbotId={chatbotId} onClose={close} />}
      {connecting === 'email' && <ConnectMailDialog chatbotId={chatbotId} onClose={close} />}
      {connecting !== undefined && connecting !== 'telegram' && connecting !== 'email' && (
        <ConnectMetaDialog kind={connecting} chatbotId={chatbotId} onClose={close} />
      )}
    </>
  );
}
