import Button from '@mui/material/Button';
import { PLAN_LIMITS } from '@parlance/domain/plans';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { EmptyState } from '#web/components/ui/EmptyState.tsx';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { PageHeader } from '#web/components/page/PageHeader.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { currentParams } from '#web/lib/browser/currentParams.ts';
import { useCan } from '#web/lib/org/useCan.ts';
import { useChatbots } from '#web/lib/org/useChatbots.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { type ChatbotView, readChatbotView, writeChatbotView } from '../chatbotView.ts';
import { ChatbotLimit } from './ChatbotLimit.tsx';
import { ChatbotList } from './ChatbotList.tsx';
import { CreateChatbotDialog } from './CreateChatbotDialog.tsx';
import { cardGrid } from './cardGrid.ts';

function ChatbotCardsSkeleton() {
  return (
    <Box component="output" sx={cardGrid} aria-busy="true">
      {['first', 'second'].map((key) => (
        <Skeleton key={key} variant="rounded" height={186} />
      ))}
    </Box>
  );
}

/** All chatbots of the organization. How they are listed stands in the address. */
export default function ChatbotsPage() {
  const t = useTranslate();
  const chatbots = useChatbots();
  const mayCreate = useCan('chatbot.create');
  const { plan, chatbotCount } = useMembership().org;
  const [params, setParams] = useSearchParams();
  const view = readChatbotView(params);
  const changeView = (change: Partial<ChatbotView>) =>
    setParams(writeChatbotView({ ...readChatbotView(currentParams()), ...change }), {
      replace: true,
      preventScrollReset: true,
    });

  const isEmpty = chatbots.status === 'ready' && chatbots.value.length === 0;
  const isFull = chatbotCount >= PLAN_LIMITS[plan].chatbots;
  // An address that asks for another one where there is no room leads to what says so; who takes the last place is let finish.
  const [wasFull] = useState(isFull);
  const canCreate = mayCreate && !isFull;
  const createButton = (
    <Button variant="contained" startIcon={<AppIcon name="plus" />} onClick={() => changeView({ isCreating: true })}>
      {t('chatbots.create')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={t('nav.chatbots')}
        context={t('chatbots.context')}
        action={canCreate && !isEmpty ? createButton : undefined}
      />
      {mayCreate && isFull && <ChatbotLimit />}
      {chatbots.status === 'loading' && <ChatbotCardsSkeleton />}
      {chatbots.status === 'error' && (
        <ErrorState title={t('chatbots.loadFailed')} error={chatbots.error} onRetry={chatbots.retry} />
      )}
      {isEmpty && (
        <EmptyState
          icon="message-chatbot"
          title={t('chatbots.emptyTitle')}
          text={t(mayCreate ? 'chatbots.emptyText' : 'chatbots.emptyTextViewer')}
          action={canCreate ? createButton : undefined}
        />
      )}
      {chatbots.status === 'ready' && !isEmpty && (
        <ChatbotList chatbots={chatbots.value} view={view} onView={changeView} />
      )}
      {mayCreate && (!isFull || (view.isCreating && !wasFull)) && (
        <CreateChatbotDialog isOpen={view.isCreating} onClose={() => changeView({ isCreating: false })} />
      )}
    </>
  );
}
