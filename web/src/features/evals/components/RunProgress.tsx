import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { cancelTestRun } from '@parlance/domain/contracts/evals/evals';
import { useAction } from '#web/components/toast/useAction.ts';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useErrorText } from '#web/lib/errors/useErrorText.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { useToast } from '#web/lib/toast/useToast.ts';
import { useTestRun } from '../api/useTestRun.ts';

interface RunProgressProps {
  chatbotId: string;
  runId: string;
  canWrite: boolean;
}

/** Progress of the current run, with a button that ends it. */
export function RunProgress({ chatbotId, runId, canWrite }: RunProgressProps) {
  const t = useTranslate();
  const toast = useToast();
  const errorText = useErrorText();
  const { orgId } = useMembership();
  const run = useTestRun(chatbotId, runId);
  const { isBusy, run: cancel } = useAction(async () => {
    await callContract(cancelTestRun, { orgId, chatbotId, runId });
    toast.success(t('tests.cancelled'));
  }, t('tests.cancelFailed'));
  if (run.status === 'error') {
    return (
      <Alert
        severity="error"
        icon={<AppIcon name="alert-circle" />}
        action={
          <Button size="small" color="inherit" onClick={run.retry}>
            {t('common.tryAgain')}
          </Button>
        }
      >
        {errorText(run.error)}
      </Alert>
    );
  }
  const [done, total] =
    run.status === 'ready' && run.value !== null ? [run.value.done, run.value.caseIds.length] : [0, 0];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      <Box sx={{ flex: '1 1 240px' }}>
        <LinearProgress
          variant={total === 0 ? 'indeterminate' : 'determinate'}
          value={total === 0 ? 0 : Math.round((done / total) * 100)}
          aria-label={t('tests.progress')}
        />
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }} aria-live="polite">
          {t('tests.progressOf', { done, total })}
        </Typography>
      </Box>
      {canWrite && (
        <Button size="small" color="inherit" loading={isBusy} onClick={() => cancel()}>
          {t('tests.cancel')}
        </Button>
      )}
    </Box>
  );
}
