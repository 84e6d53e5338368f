import Box from '@mui/material/Box';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useVisitorTyping } from '../../api/useVisitorTyping.ts';

interface VisitorTypingProps {
  chatId: string;
}

/** Says that the visitor is typing. Its line is there also when they are not, so that nothing jumps. */
export function VisitorTyping({ chatId }: VisitorTypingProps) {
  const t = useTranslate();
  const isTyping = useVisitorTyping(chatId);
  return (
    <Box
      component="output"
      sx={{ display: 'block', minHeight: 20, mb: 1, typography: 'caption', color: 'text.secondary' }}
    >
      {isTyping && t('chats.visitorTyping')}
    </Box>
  );
}
