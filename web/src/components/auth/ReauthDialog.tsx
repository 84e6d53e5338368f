import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Challenge } from '#web/lib/auth/second-factor/Challenge.ts';
import { type Proof, reauthenticate } from '#web/lib/auth/sign-in/reauthenticate.ts';
import { toAppError } from '#web/lib/errors/toAppError.ts';
import { useErrorText } from '#web/lib/errors/useErrorText.ts';
import { AppIcon } from '../ui/AppIcon.tsx';
import { ReauthMethods } from './ReauthMethods.tsx';
import { SecondFactorChallenge } from './SecondFactorChallenge.tsx';

interface ReauthDialogProps {
  onDone: () => void;
  onClose: () => void;
}

type Attempt =
  | { kind: 'none' | 'busy' | 'wrong-credentials' }
  | { kind: 'second-factor'; challenge: Challenge }
  | { kind: 'failed'; error: unknown };

/** Asks a signed-in person to sign in once more, in any way that their account has. Open as long as it is rendered. */
export function ReauthDialog({ onDone, onClose }: ReauthDialogProps) {
  const t = useTranslate();
  const errorText = useErrorText();
  const titleId = useId();
  const [attempt, setAttempt] = useState<Attempt>({ kind: 'none' });
  const isBusy = attempt.kind === 'busy';

  const handleProof = (proof: Proof) => {
    setAttempt({ kind: 'busy' });
    reauthenticate(proof)
      .then((result) => {
        if (result === 'done') onDone();
        else setAttempt(result === 'wrong-credentials' ? { kind: result } : result);
        return undefined;
      })
      .catch((error: unknown) =>
        setAttempt(toAppError(error).code === 'cancelled' ? { kind: 'none' } : { kind: 'failed', error }),
      );
  };
  return (
    <Dialog open onClose={isBusy ? undefined : onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{t('settings.reauthTitle')}</DialogTitle>
      <DialogContent>
        {attempt.kind === 'second-factor' ? (
          <Box sx={{ pt: 1 }}>
            <SecondFactorChallenge
              challenge={attempt.challenge}
              onDone={onDone}
              onCancel={() => setAttempt({ kind: 'none' })}
            />
          </Box>
        ) : (
          <>
            <DialogContentText sx={{ mb: 2 }}>{t('settings.reauthText')}</DialogContentText>
            <Box aria-live="assertive">
              {(attempt.kind === 'wrong-credentials' || attempt.kind === 'failed') && (
                <Alert severity="error" icon={<AppIcon name="alert-circle" />} sx={{ mb: 2 }}>
                  {attempt.kind === 'failed' ? errorText(attempt.error) : t('settings.reauthWrong')}
                </Alert>
              )}
            </Box>
            <ReauthMethods isBusy={isBusy} onProof={handleProof} />
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose} disabled={isBusy}>
          {t('common.cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
