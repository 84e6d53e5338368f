import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useCallback, useId, useState } from 'react';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Challenge } from '#web/lib/auth/second-factor/Challenge.ts';
import { SecondFactorChallenge } from './SecondFactorChallenge.tsx';

interface ChallengeQuestion {
  /** Resolves with true once the sign-in is finished, false when the dialog was closed. */
  answer: (challenge: Challenge) => Promise<boolean>;
  /** To be rendered beside what uses it. */
  dialog: ReactNode;
}

/** Asks for a second factor in the middle of an action. */
export function useChallenge(): ChallengeQuestion {
  const t = useTranslate();
  const titleId = useId();
  const [asking, setAsking] = useState<{ challenge: Challenge; resolve: (isDone: boolean) => void }>();
  const answer = useCallback(async (challenge: Challenge) => {
    const isDone = await new Promise<boolean>((resolve) => setAsking({ challenge, resolve }));
    setAsking(undefined);
    return isDone;
  }, []);
  const dialog = asking && (
    <Dialog open onClose={() => asking.resolve(false)} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{t('mfa.title')}</DialogTitle>
      <DialogContent sx={{ '&&': { pt: 1, pb: 3 } }}>
        <SecondFactorChallenge
          challenge={asking.challenge}
          onDone={() => asking.resolve(true)}
          onCancel={() => asking.resolve(false)}
        />
      </DialogContent>
    </Dialog>
  );
  return { answer, dialog };
}
