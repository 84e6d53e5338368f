import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useConversationCount } from '../api/useConversationCount.ts';

interface ConversationCountProps {
  chatbotId: string;
}

/** A chatbot's number of conversations. A dash stands for a number that could not be read. */
export function ConversationCount({ chatbotId }: ConversationCountProps) {
  const t = useTranslate();
  const count = useConversationCount(chatbotId);
  switch (count.status) {
    case 'loading':
      return <Skeleton component="span" width={120} sx={{ display: 'block' }} />;
    case 'error':
      return <span aria-hidden="true">—</span>;
    case 'ready':
      return t('chatbots.conversations', { count: count.value });
  }
}
