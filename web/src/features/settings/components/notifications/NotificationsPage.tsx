import Skeleton from '@mui/material/Skeleton';
import type { ChatbotPageProps } from '#web/components/page/ChatbotPageProps.ts';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { PageHeader } from '#web/components/page/PageHeader.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { useNotification } from '../../api/useNotification.ts';
import { NotificationChoices } from './NotificationChoices.tsx';

/** Settings page for the mails about this chatbot that the person gets. Everybody chooses for themselves. */
export default function NotificationsPage({ params: { chatbotId } }: ChatbotPageProps) {
  const t = useTranslate();
  const { member } = useMembership();
  const live = useNotification(chatbotId);
  return (
    <>
      <PageHeader
        title={t('chatbotSettings.notifications')}
        context={t('notifications.context', { email: member.email })}
      />
      {live.status === 'error' && (
        <ErrorState title={t('notifications.loadFailed')} error={live.error} onRetry={live.retry} />
      )}
      {live.status === 'loading' && <Skeleton variant="rounded" height={280} />}
      {live.status === 'ready' && <NotificationChoices chatbotId={chatbotId} choice={live.value} />}
    </>
  );
}
