import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { TestState } from '@parlance/domain/documents/evals/testState';
import { useIntl } from 'react-intl';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { ChangeList } from './ChangeList.tsx';

/** Changes since the last run, if there was one, and the time at which the next begins by itself. Nothing where there is neither. */
export function SinceLastRun({ state: { runId, last, changes, dueAt, waitsForDay } }: { state: TestState }) {
  const t = useTranslate();
  const intl = useIntl();
  const isDue = runId === null && dueAt !== null;
  if (changes.length === 0 || (last === null && !isDue)) return false;
  return (
    <Alert severity="info" icon={<AppIcon name="history" />}>
      {last !== null && (
        <Box sx={{ mb: 0.5 }}>
          {t('tests.changedSince')}
          <ChangeList changes={changes} />
        </Box>
      )}
      {isDue && (
        <Typography variant="body2">
          {waitsForDay
            ? t('tests.waitsForDay')
            : t('tests.dueAt', { time: intl.formatDate(dueAt, { timeStyle: 'short' }) })}
        </Typography>
      )}
    </Alert>
  );
}
