import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { askSiteTrial } from '@parlance/domain/contracts/trials/siteTrials';
import { LIMITS } from '@parlance/domain/limits';
import { useRef } from 'react';
import { useLocale } from '#web/i18n/useLocale.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { streamContract } from '#web/lib/functions/streamContract.ts';
import { usePreviewFrame } from '#web/lib/preview/usePreviewFrame.ts';

interface TryChatProps {
  trialKey: string;
  chatbotId: string;
}

/** The very chat that visitors would get. It answers from what has been read so far. */
export function TryChat({ trialKey, chatbotId }: TryChatProps) {
  const t = useTranslate();
  const { locale: language } = useLocale();
  const frame = useRef<HTMLIFrameElement>(null);
  usePreviewFrame(frame, {
    answer: ({ text, locale, turns }, answering) =>
      streamContract(askSiteTrial, { key: trialKey, text, locale, turns }, answering),
  });
  return (
    <Box
      component="section"
      aria-label={t('meet.chat')}
      sx={{ order: { xs: -1, md: 0 }, position: { md: 'sticky' }, top: { md: 24 } }}
    >
      <Box
        component="iframe"
        ref={frame}
        title={t('meet.chat')}
        src={`/iframe/${chatbotId}?via=preview&lang=${language}`}
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
        {t('try.notStored', { max: LIMITS.siteTrialQuestions })}
      </Typography>
    </Box>
  );
}
