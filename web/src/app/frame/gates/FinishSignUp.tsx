import { completeSignUp } from '@parlance/domain/contracts/accounts';
import { useCallback, useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { PageFallback } from '#web/components/page/PageFallback.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { toAppError } from '#web/lib/errors/toAppError.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { GateError } from './GateError.tsx';

interface Failure {
  error: unknown;
}

/** Makes the organization that the sign-up form asked for. The profile is live: it moves on by itself. */
export function FinishSignUp() {
  const t = useTranslate();
  const [failure, setFailure] = useState<Failure>();
  const finish = useCallback(() => {
    callContract(completeSignUp, { answers: null }).catch((error: unknown) => setFailure({ error }));
  }, []);
  useEffect(finish, [finish]);
  const handleRetry = () => {
    setFailure(undefined);
    finish();
  };
  if (!failure) return <PageFallback />;
  // The answers are gone, so they are asked for again.
  if (toAppError(failure.error).code === 'not-found') return <Navigate to={paths.completeSignUp()} replace />;
  return <GateError title={t('gate.setupFailed')} error={failure.error} onRetry={handleRetry} />;
}
