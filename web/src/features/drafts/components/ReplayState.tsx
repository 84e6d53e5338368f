import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { cancelDraftRun } from '@parlance/domain/contracts/drafts/drafts';
import type { DraftRun } from '@parlance/domain/documents/drafts/draftRun';
import { AppError } from '@parlance/domain/errors';
import { useAction } from '#web/components/toast/useAction.ts';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useErrorText } from '#web/lib/errors/useErrorText.ts';
import type { Stored } from '#web/lib/live.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

interface ReplayStateProps {
  chatbotId: string;
  run: Stored<DraftRun>;
}

/** Progress of a replay, with a button that ends it, or the reason that it did not come to its end. */
export function ReplayState({ chatbotId, run }: ReplayStateProps) {
  const t = useTranslate();
  const errorText = useErrorText();
  const { orgId } = useMembership();
  const { id: runId, status, done, gone, items, error } = run;
  const total = items.length;
  const { isBusy, run: cancel } = useAction(
    () => callContract(cancelDraftRun, { orgId, chatbotId, runId }),
    t('replays.cancelFailed'),
  );
  if (status === 'failed') {
    return (
      <Alert severity="error" icon={<AppIcon name="alert-circle" />}>
        {t('replays.failed')} {errorText(new AppError(error ?? 'answer-failed'))}
      </Alert>
    );
  }
  if (status === 'cancelled') {
    return (
      <Alert severity="info" icon={<AppIcon name="info-circle" />}>
        {t('replays.wasCancelled', { done, total })}
      </Alert>
    );
  }
  if (status === 'done') return gone > 0 && <Typography variant="body2">{t('replays.gone', { gone })}</Typography>;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      <Box sx={{ flex: '1 1 240px' }}>
        <LinearProgress
          variant="determinate"
          value={Math.round((done / total) * 100)}
          aria-label={t('replays.progress')}
        />
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }} aria-live="polite">
          {t('tests.progressOf', { done, total })}
        </Typography>
      </Box>
      <Button size="small" color="inherit" loading={isBusy} onClick={() => cancel()}>
        {t('replays.cancel')}
      </Button>
    </Box>
  );
}
