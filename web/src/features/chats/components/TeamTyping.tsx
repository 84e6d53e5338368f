import Box from '@mui/material/Box';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useFreshSign } from '../api/useFreshSign.ts';
import { type Other, useOthers } from '../viewers/useOthers.ts';

interface TeamTypingProps {
  chatId: string;
}

/** Says which other members are typing in the conversation. Its line is there as long as somebody else is, so that nothing jumps. */
export function TeamTyping({ chatId }: TeamTypingProps) {
  const others = useOthers(chatId);
  if (others.length === 0) return false;
  return (
    <Box
      component="output"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 1,
        minHeight: 20,
        px: 2,
        typography: 'caption',
        color: 'text.secondary',
      }}
    >
      {others.map((other) => (
        <Writer key={other.uid} other={other} />
      ))}
    </Box>
  );
}

interface WriterProps {
  other: Other;
}

function Writer({ other: { name, typingAt } }: WriterProps) {
  const t = useTranslate();
  const isTyping = useFreshSign(typingAt?.getTime() ?? null);
  return isTyping && <span>{t('chats.memberTyping', { name })}</span>;
}
