import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useChatbot } from '#web/lib/org/useChatbot.ts';
import { PlaygroundView } from './PlaygroundView.tsx';

interface PlaygroundPageProps {
  chatbotId: string;
}

/** The chatbot's own chat beside what decides how it answers, to be tried out before it is saved. */
export function PlaygroundPage({ chatbotId }: PlaygroundPageProps) {
  const t = useTranslate();
  const chatbot = useChatbot(chatbotId);
  if (chatbot.status === 'error') {
    return <ErrorState title={t('chatbots.loadFailed')} error={chatbot.error} onRetry={chatbot.retry} />;
  }
  if (chatbot.status === 'loading') {
    return (
      <Box component="output" aria-busy="true" sx={{ display: 'block' }}>
        <Skeleton variant="rounded" height={560} />
      </Box>
    );
  }
  // The layout above says that there is no such chatbot.
  return chatbot.value !== null && <PlaygroundView chatbot={chatbot.value} />;
}
