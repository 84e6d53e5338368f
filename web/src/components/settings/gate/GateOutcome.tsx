import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { AppError } from '@parlance/domain/errors';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useDraftAnswers } from '#web/lib/drafts/useDraftAnswers.ts';
import type { GateState } from './useGateRun.ts';

interface GateOutcomeProps {
  runId: string;
  state: GateState;
  onRetry: () => void;
}

/** Progress of the tests of a change, or their outcome. */
export function GateOutcome({ runId, state, onRetry }: GateOutcomeProps) {
  const t = useTranslate();
  switch (state.kind) {
    case 'running': {
      const { done, total } = state;
      return (
        <div>
          <LinearProgress
            variant={total === 0 ? 'indeterminate' : 'determinate'}
            value={total === 0 ? 0 : Math.round((done / total) * 100)}
            aria-label={t('gate.progress')}
          />
          <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }} aria-live="polite">
            {t('tests.progressOf', { done, total })}
          </Typography>
        </div>
      );
    }
    case 'passed':
      return (
        <Alert severity="success" icon={<AppIcon name="circle-check" />}>
          {t('gate.passed')}
        </Alert>
      );
    case 'endless':
      return (
        <Alert severity="warning" icon={<AppIcon name="clock" />}>
          {t('gate.endless')}
        </Alert>
      );
    case 'broken':
      return (
        <ErrorState
          title={t('gate.broken')}
          error={state.error instanceof AppError ? state.error : new AppError(state.error ?? 'cancelled')}
          onRetry={onRetry}
        />
      );
    case 'failed':
      return <Failing runId={runId} />;
  }
}

function Failing({ runId }: { runId: string }) {
  const t = useTranslate();
  const answers = useDraftAnswers(runId);
  if (answers.status === 'loading') return <Skeleton variant="rounded" height={96} aria-busy="true" />;
  if (answers.status === 'error')
    return <ErrorState title={t('tests.resultFailed')} error={answers.error} onRetry={answers.retry} />;
  const failing = answers.value.filter(({ outcome }) => outcome === 'failed');
  return (
    <div>
      <Typography component="h3" variant="subtitle2">
        {t('gate.failing', { count: failing.length })}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, display: 'grid', gap: 1 }}>
        {failing.map(({ id, question, given }) => (
          <Box component="li" key={id} sx={{ overflowWrap: 'anywhere' }}>
            <Typography sx={{ fontWeight: 600 }}>{question}</Typography>
            <Typography variant="body2" color="textSecondary">
              {t('gate.answer', { answer: given.text })}
            </Typography>
          </Box>
        ))}
      </Box>
    </div>
  );
}
