import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo, useRef } from 'react';
import { useLocale } from '#web/i18n/useLocale.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { usePreviewBridge } from '#web/lib/preview/usePreviewBridge.ts';
import type { SettingsForm } from '#web/lib/settings/useSettingsForm.ts';
import { startLook } from '../startLook.ts';

interface LiveChatProps {
  form: SettingsForm;
}

/** The very chat that visitors get, with the changes that are not saved yet. It answers from what has been read so far. */
export function LiveChat({ form }: LiveChatProps) {
  const t = useTranslate();
  const { locale } = useLocale();
  const frame = useRef<HTMLIFrameElement>(null);
  const { values, stored } = form;
  const look = useMemo(() => startLook(values, stored), [values, stored]);
  const { systemInstructions, model, temperature, formality } = stored;
  usePreviewBridge(frame, { chatbotId: stored.id, look, draft: { systemInstructions, model, temperature, formality } });
  return (
    <Box
      component="section"
      aria-label={t('meet.chat')}
      sx={{ order: { xs: -1, md: 0 }, position: { md: 'sticky' }, top: { md: 76 } }}
    >
      <Box
        component="iframe"
        ref={frame}
        title={t('meet.chat')}
        src={`/iframe/${stored.id}?via=preview&lang=${locale}`}
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
        {t('playground.notCounted')}
      </Typography>
    </Box>
  );
}
