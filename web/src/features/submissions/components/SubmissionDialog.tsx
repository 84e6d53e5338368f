import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { RevealBar } from '#web/components/masking/RevealBar.tsx';
import { RevealScope } from '#web/components/masking/RevealScope.tsx';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useCan } from '#web/lib/org/useCan.ts';
import { useSubmission } from '../api/useSubmission.ts';
import { DeleteSubmissionDialog } from './DeleteSubmissionDialog.tsx';
import { SubmissionDetails } from './SubmissionDetails.tsx';

interface SubmissionDialogProps {
  submissionId: string;
  onClose: () => void;
}

/** One submission: its answers, where it came from, and the way to delete it. */
export function SubmissionDialog(props: SubmissionDialogProps) {
  return (
    <RevealScope kind="submission" id={props.submissionId}>
      <OpenSubmission {...props} />
    </RevealScope>
  );
}

function OpenSubmission({ submissionId, onClose }: SubmissionDialogProps) {
  const t = useTranslate();
  const titleId = useId();
  const canDelete = useCan('lead.write');
  const [isDeleting, setDeleting] = useState(false);
  const live = useSubmission(submissionId);
  const submission = live.status === 'ready' ? live.value : null;
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {submission === null ? t('submissions.details') : submission.formName}
      </DialogTitle>
      <DialogContent>
        <Box sx={{ mx: -3, mb: 2, '&:empty': { display: 'none' } }}>
          <RevealBar kind="submission" id={submissionId} />
        </Box>
        {live.status === 'loading' && <Skeleton variant="rounded" height={240} />}
        {live.status === 'error' && (
          <ErrorState title={t('submissions.loadFailed')} error={live.error} onRetry={live.retry} />
        )}
        {live.status === 'ready' && submission === null && <Typography>{t('submissions.gone')}</Typography>}
        {submission && <SubmissionDetails submission={submission} />}
      </DialogContent>
      <DialogActions>
        {canDelete && submission && (
          <Button color="error" onClick={() => setDeleting(true)}>
            {t('submissions.delete')}
          </Button>
        )}
        <Button color="inherit" onClick={onClose}>
          {t('common.close')}
        </Button>
      </DialogActions>
      {isDeleting && (
        <DeleteSubmissionDialog submissionId={submissionId} onDeleted={onClose} onClose={() => setDeleting(false)} />
      )}
    </Dialog>
  );
}
