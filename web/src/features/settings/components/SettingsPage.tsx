import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import type { ReactNode } from 'react';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { PageHeader } from '#web/components/page/PageHeader.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { useChatbot } from '#web/lib/org/useChatbot.ts';

interface SettingsPageProps {
  chatbotId: string;
  title: string;
  context: string;
  children: (chatbot: Stored<Chatbot>) => ReactNode;
}

/** One page of a chatbot's settings, once the chatbot is there. */
export function SettingsPage({ chatbotId, title, context, children }: SettingsPageProps) {
  const t = useTranslate();
  const live = useChatbot(chatbotId);
  return (
    <>
      <PageHeader title={title} context={context} />
      {live.status === 'error' && (
        <ErrorState title={t('chatbots.loadFailed')} error={live.error} onRetry={live.retry} />
      )}
      {live.status === 'loading' && (
        <Stack spacing={3}>
          <Skeleton variant="rounded" height={180} />
          <Skeleton variant="rounded" height={180} />
        </Stack>
      )}
      {live.status === 'ready' && live.value !== null && children(live.value)}
    </>
  );
}
