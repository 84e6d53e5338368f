import { completeSignUp } from '@parlance/domain/contracts/completeSignUp';
import { useCallback, useEffect, useState } from 'react';
import { PageFallback } from '#web/components/PageFallback.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { GateError } from './GateError.tsx';

interface Failure {
  error: unknown;
}

/** Makes the organization of a freshly confirmed account. The profile is live: it moves on by itself. */
export function FinishSignUp() {
  const t = useTranslate();
  const [failure, setFailure] = useState<Failure>();
  const finish = useCallback(() => {
    callContract(completeSignUp, {}).catch((error: unknown) => setFailure({ error }));
  }, []);
  useEffect(finish, [finish]);
  const handleRetry = () => {
    setFailure(undefined);
    finish();
  };
  if (failure) return <GateError title={t('gate.setupFailed')} error={failure.error} onRetry={handleRetry} />;
  return <PageFallback />;
}
