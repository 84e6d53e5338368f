import Button from '@mui/material/Button';
import { useState } from 'react';
import { AppIcon } from '#web/components/AppIcon.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { ErrorState } from '#web/components/ErrorState.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useCan } from '#web/lib/org/useCan.ts';
import { useChatbots } from '../api/useChatbots.ts';
import { ChatbotCards } from './ChatbotCards.tsx';
import { ChatbotCardsSkeleton } from './ChatbotCardsSkeleton.tsx';
import { CreateChatbotDialog } from './CreateChatbotDialog.tsx';

export function ChatbotsPage() {
  const t = useTranslate();
  const chatbots = useChatbots();
  const canCreate = useCan('chatbot.create');
  const [isCreating, setCreating] = useState(false);
  const isEmpty = chatbots.status === 'ready' && chatbots.value.length === 0;
  const createButton = (
    <Button variant="contained" startIcon={<AppIcon name="plus" />} onClick={() => setCreating(true)}>
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
      {chatbots.status === 'loading' && <ChatbotCardsSkeleton />}
      {chatbots.status === 'error' && (
        <ErrorState title={t('chatbots.loadFailed')} error={chatbots.error} onRetry={chatbots.retry} />
      )}
      {isEmpty && (
        <EmptyState
          icon="message-chatbot"
          title={t('chatbots.emptyTitle')}
          text={t(canCreate ? 'chatbots.emptyText' : 'chatbots.emptyTextViewer')}
          action={canCreate ? createButton : undefined}
        />
      )}
      {chatbots.status === 'ready' && !isEmpty && <ChatbotCards chatbots={chatbots.value} />}
      {canCreate && <CreateChatbotDialog isOpen={isCreating} onClose={() => setCreating(false)} />}
    </>
  );
}
