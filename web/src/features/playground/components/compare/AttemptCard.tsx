import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { AnswerDraft } from '@parlance/domain/contracts/playground';
import { LIMITS } from '@parlance/domain/limits';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { toAppError } from '#web/lib/errors/toAppError.ts';
import { useErrorText } from '#web/lib/errors/useErrorText.ts';
import type { Trial } from '#web/lib/preview/Trial.ts';
import type { Attempt, Side } from '../../api/Round.ts';
import { useDraftName } from '../../useDraftName.ts';
import { TrialDetails } from '../trial/TrialDetails.tsx';
import { VerdictChip } from '../trial/VerdictChip.tsx';

interface AttemptCardProps {
  side: Side;
  draft: AnswerDraft;
  attempt: Attempt;
}

/** One side's answer: as it is being written, then with all that is known of it, or why there is none. */
export function AttemptCard({ side, draft, attempt }: AttemptCardProps) {
  const t = useTranslate();
  const name = useDraftName();
  return (
    <Box
      component="article"
      aria-busy={attempt.status === 'busy'}
      aria-label={t(`playground.side.${side}`)}
      sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper', minWidth: 0 }}
    >
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mb: 1 }}>
        {t(`playground.side.${side}`)} · {name(draft)}
      </Typography>
      {attempt.status === 'busy' && <Writing text={attempt.text} />}
      {attempt.status === 'done' && <Answer trial={attempt.trial} />}
      {attempt.status === 'failed' && <Failure error={attempt.error} />}
    </Box>
  );
}

function Writing({ text }: { text: string }) {
  if (text === '') return <Skeleton width="70%" />;
  return <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Typography>;
}

function Answer({ trial }: { trial: Trial }) {
  const t = useTranslate();
  return (
    <>
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', mb: 1.5 }}>{trial.result.text}</Typography>
      <VerdictChip verdict={trial.result.verdict} />
      <Box component="details" sx={{ mt: 1.5 }}>
        <Box
          component="summary"
          sx={{ cursor: 'pointer', typography: 'body2', fontWeight: 550, color: 'text.secondary' }}
        >
          {t('chats.details')}
        </Box>
        <TrialDetails trial={trial} />
      </Box>
    </>
  );
}

function Failure({ error }: { error: unknown }) {
  const t = useTranslate();
  const errorText = useErrorText();
  const isTooMany = toAppError(error).code === 'rate-limited';
  return (
    <Alert severity="error" icon={<AppIcon name="alert-circle" />}>
      {isTooMany ? t('playground.tooMany', { count: LIMITS.trialsPerMinute }) : errorText(error)}
    </Alert>
  );
}
