import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { startTestRun } from '@parlance/domain/contracts/evals/evals';
import type { TestState } from '@parlance/domain/documents/evals/testState';
import { newId } from '@parlance/domain/ids';
import { useAction } from '#web/components/toast/useAction.ts';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { Panel } from '#web/components/ui/Panel.tsx';
import { RelativeTime } from '#web/components/ui/RelativeTime.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { LastRun } from './LastRun.tsx';
import { RunProgress } from './RunProgress.tsx';
import { SinceLastRun } from './SinceLastRun.tsx';

interface RunPanelProps {
  chatbotId: string;
  state: TestState | null;
  /** Number of cases. */
  count: number;
  canWrite: boolean;
}

/** The newest run with its figures, what has changed since, and the run that is at work. */
export function RunPanel({ chatbotId, state, count, canWrite }: RunPanelProps) {
  const t = useTranslate();
  const { orgId } = useMembership();
  const { isBusy, run } = useAction(async () => {
    await callContract(startTestRun, { orgId, chatbotId, runId: newId() });
  }, t('tests.startFailed'));
  if (state === null) return false;
  const { runId, last } = state;
  return (
    <Panel>
      <Box sx={{ p: 2, display: 'grid', gap: 1.5 }}>
        <Box
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, justifyContent: 'space-between', alignItems: 'center' }}
        >
          <Box sx={{ minWidth: 0 }}>
            <Typography variant="h3" component="h2">
              {last === null
                ? t('tests.neverRun')
                : t('tests.outcome', { passed: last.passed, failed: last.failed, flipped: last.flipped })}
            </Typography>
            {last !== null && (
              <Typography variant="body2" color="textSecondary">
                {t('tests.lastRun')} <RelativeTime date={last.at} />
              </Typography>
            )}
          </Box>
          {canWrite && runId === null && (
            <Button
              variant="outlined"
              loading={isBusy}
              onClick={() => run()}
              startIcon={<AppIcon name="refresh" size={18} />}
            >
              {t('tests.start', { count })}
            </Button>
          )}
        </Box>
        {runId !== null && <RunProgress key={runId} chatbotId={chatbotId} runId={runId} canWrite={canWrite} />}
        <SinceLastRun state={state} />
        {last !== null && last.flipped > 0 && <LastRun chatbotId={chatbotId} runId={last.runId} />}
      </Box>
    </Panel>
  );
}
