import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { TestChange } from '@parlance/domain/documents/evals/testRun';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useReleaseOf } from '../api/useReleaseOf.ts';
import { useTestRun } from '../api/useTestRun.ts';
import { ChangeList } from './ChangeList.tsx';

interface LastRunProps {
  chatbotId: string;
  runId: string;
}

/** Changes before the run in which cases flipped. Nothing where they are not known. */
export function LastRun({ chatbotId, runId }: LastRunProps) {
  const t = useTranslate();
  const run = useTestRun(chatbotId, runId);
  const releaseOf = useReleaseOf(chatbotId);
  if (run.status !== 'ready' || run.value === null || run.value.changes.length === 0) return false;
  const linkOf = (change: TestChange) => {
    const number = releaseOf(change);
    return number === undefined
      ? undefined
      : { to: paths.chatbotReleases(chatbotId, number), text: t('releases.number', { number }) };
  };
  return (
    <Box>
      <Typography component="h3" variant="subtitle2">
        {t('tests.changedBefore')}
      </Typography>
      <ChangeList changes={run.value.changes} linkOf={linkOf} />
    </Box>
  );
}
