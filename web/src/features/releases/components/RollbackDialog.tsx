import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import { rollBack } from '@parlance/domain/contracts/releases/releases';
import { useId } from 'react';
import { useAction } from '#web/components/toast/useAction.ts';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { useToast } from '#web/lib/toast/useToast.ts';
import { useRollbackPreview } from '../api/useRollbackPreview.ts';
import { RollbackEffect } from './RollbackEffect.tsx';

interface RollbackDialogProps {
  chatbotId: string;
  number: number;
  /** The newest release, as the reader has seen it. */
  from: number;
  onClose: () => void;
  /** Nothing was changed: another attempt is one from what is the newest release by now. */
  onRefused: () => void;
  onDone: () => void;
}

/** Says what a rollback changes and what it cannot, and does it. Open as long as it is rendered. */
export function RollbackDialog({ chatbotId, number, from, onClose, onRefused, onDone }: RollbackDialogProps) {
  const t = useTranslate();
  const toast = useToast();
  const [titleId, textId] = [useId(), useId()];
  const { orgId } = useMembership();
  const { preview, askAgain } = useRollbackPreview(chatbotId, number);
  const { isBusy, attempt } = useAction(async (token: string) => {
    const made = await callContract(rollBack, { orgId, chatbotId, number, from, token });
    toast.success(t('releases.rolledBack', { to: number, number: made.number }));
    onDone();
  }, t('releases.rollBackFailed'));
  // Where it is not what was shown any more, what would change now is.
  const rollBackAs = async (token: string): Promise<void> => {
    if (await attempt(token)) return;
    onRefused();
    askAgain();
  };
  return (
    <Dialog
      open
      onClose={isBusy ? undefined : onClose}
      aria-labelledby={titleId}
      aria-describedby={textId}
      maxWidth="sm"
      fullWidth
    >
      <DialogTitle id={titleId}>{t('releases.rollBackTitle', { number })}</DialogTitle>
      <DialogContent tabIndex={0} sx={{ display: 'grid', gap: 2 }}>
        <DialogContentText id={textId}>{t('releases.rollBackText')}</DialogContentText>
        {preview.status === 'loading' && <Skeleton variant="rounded" height={96} aria-busy="true" />}
        {preview.status === 'error' && (
          <ErrorState title={t('releases.previewFailed')} error={preview.error} onRetry={preview.retry} />
        )}
        {preview.status === 'ready' && <RollbackEffect preview={preview.value} />}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose} disabled={isBusy}>
          {t('common.cancel')}
        </Button>
        <Button
          variant="contained"
          onClick={() => preview.status === 'ready' && void rollBackAs(preview.value.token)}
          loading={isBusy}
          disabled={preview.status !== 'ready'}
        >
          {t('releases.rollBackSubmit')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
