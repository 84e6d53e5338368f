import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import type { ReactNode } from 'react';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { useChatbot } from '#web/lib/org/useChatbot.ts';

interface WithChatbotProps {
  chatbotId: string;
  /** Height of what stands in its place while it loads, in px. */
  height: number;
  children: (chatbot: Stored<Chatbot>) => ReactNode;
}

/** Renders one chatbot, live: loading, failed with a way to try again, or there. */
export function WithChatbot({ chatbotId, height, children }: WithChatbotProps) {
  const t = useTranslate();
  const chatbot = useChatbot(chatbotId);
  if (chatbot.status === 'error') {
    return <ErrorState title={t('chatbots.loadFailed')} error={chatbot.error} onRetry={chatbot.retry} />;
  }
  if (chatbot.status === 'loading') {
    return (
      <Box component="output" aria-busy="true" sx={{ display: 'block' }}>
        <Skeleton variant="rounded" height={height} />
      </Box>
    );
  }
  // The layout above says that there is no such chatbot.
  return chatbot.value !== null && children(chatbot.value);
}
