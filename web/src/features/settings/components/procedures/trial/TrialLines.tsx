import Box from '@mui/material/Box';
import { visuallyHidden } from '#web/components/ui/visuallyHidden.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { TrialLine } from './trialRun.ts';

interface TrialLinesProps {
  lines: readonly TrialLine[];
}

/** The conversation so far, said to screen readers as it grows. */
export function TrialLines({ lines }: TrialLinesProps) {
  const t = useTranslate();
  return (
    <Box role="log" aria-label={t('procedures.trialLog')} sx={{ display: 'grid', gap: 1 }}>
      {lines.map(({ from, text }, index) => (
        <Box
          key={index}
          sx={{
            justifySelf: from === 'chatbot' ? 'start' : 'end',
            maxWidth: '85%',
            px: 1.5,
            py: 1,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            bgcolor: from === 'chatbot' ? 'background.paper' : 'primary.light',
            color: 'text.primary',
            overflowWrap: 'anywhere',
            whiteSpace: 'pre-wrap',
          }}
        >
          <Box component="span" sx={visuallyHidden}>
            {t(`procedures.trialFrom.${from}`)}{' '}
          </Box>
          {text}
        </Box>
      ))}
    </Box>
  );
}
