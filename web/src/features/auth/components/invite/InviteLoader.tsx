import Stack from '@mui/material/Stack';
import { readInvite } from '@parlance/domain/contracts/members';
import { useEffect, useEffectEvent, useState } from 'react';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { isTokenInvalid } from '../../isTokenInvalid.ts';
import type { OpenInvite } from '../../OpenInvite.ts';
import { InviteOpen } from './InviteOpen.tsx';
import type { InviteProblem } from './useInviteAction.ts';

interface InviteLoaderProps {
  token: string;
  onProblem: (problem: InviteProblem) => void;
  onJoined: () => void;
  /** Starts over: the reading failed, or the invitation turned out to have changed. */
  onReadAgain: () => void;
}

type Reading = { status: 'loading' } | { status: 'failed'; error: unknown } | { status: 'ready'; invite: OpenInvite };

/** Reads what the invitation says. */
export function InviteLoader({ token, onProblem, onJoined, onReadAgain }: InviteLoaderProps) {
  const t = useTranslate();
  const [reading, setReading] = useState<Reading>({ status: 'loading' });
  const handleError = useEffectEvent((error: unknown) => {
    if (isTokenInvalid(error)) onProblem({ kind: 'invalid' });
    else setReading({ status: 'failed', error });
  });
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const read = async () => {
      try {
        const invite = await callContract(readInvite, { token }, { signal });
        if (!signal.aborted) setReading({ status: 'ready', invite });
      } catch (error) {
        if (!signal.aborted) handleError(error);
      }
    };
    void read();
    return () => leaving.abort();
  }, [token]);

  switch (reading.status) {
    case 'loading':
      return <Stack component="output" aria-busy="true" sx={{ minHeight: 320 }} />;
    case 'failed':
      return <ErrorState title={t('invite.loadFailed')} error={reading.error} onRetry={onReadAgain} />;
    case 'ready':
      return (
        <InviteOpen
          token={token}
          invite={reading.invite}
          onProblem={onProblem}
          onJoined={onJoined}
          onAccountFound={onReadAgain}
        />
      );
  }
}
