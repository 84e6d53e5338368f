import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { RefObject } from 'react';
import { useLocale } from '#web/i18n/useLocale.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';

interface PreviewChatProps {
  /** Frame that `usePreviewFrame` talks to. */
  frameRef: RefObject<HTMLIFrameElement | null>;
  chatbotId: string;
  /** Below the chat: what becomes of questions. */
  note: string;
  /** Distance from the top of the window at which it sticks while the page beside it is scrolled, in px. */
  top: number;
}

/** The very chat that visitors get, beside what it is made of. On phones it comes first. */
export function PreviewChat({ frameRef, chatbotId, note, top }: PreviewChatProps) {
  const t = useTranslate();
  const { locale } = useLocale();
  return (
    <Box
      component="section"
      aria-label={t('meet.chat')}
      sx={{ order: { xs: -1, md: 0 }, position: { md: 'sticky' }, top: { md: top } }}
    >
      <Box
        component="iframe"
        ref={frameRef}
        title={t('meet.chat')}
        src={`/iframe/${chatbotId}?via=preview&lang=${locale}`}
        sx={{
          display: 'block',
          width: '100%',
          height: { xs: 'min(520px, 75dvh)', md: 'max(480px, min(640px, calc(100dvh - 200px)))' },
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'background.paper',
        }}
      />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {note}
      </Typography>
    </Box>
  );
}
