import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useChatbot } from '#web/lib/org/useChatbot.ts';
import { MeetView } from './MeetView.tsx';

interface MeetPageProps {
  chatbotId: string;
}

/** A new chatbot while it reads its first source: what it reads, what it looks like, and the chat itself. */
export function MeetPage({ chatbotId }: MeetPageProps) {
  const t = useTranslate();
  const chatbot = useChatbot(chatbotId);
  if (chatbot.status === 'error') {
    return <ErrorState title={t('chatbots.loadFailed')} error={chatbot.error} onRetry={chatbot.retry} />;
  }
  if (chatbot.status === 'loading') {
    return (
      <Box component="output" aria-busy="true" sx={{ display: 'block' }}>
        <Skeleton variant="rounded" height={640} />
      </Box>
    );
  }
  // The layout above says that there is no such chatbot.
  return chatbot.value !== null && <MeetView chatbot={chatbot.value} />;
}
