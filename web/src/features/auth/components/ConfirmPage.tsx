import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { paths } from '#web/config/paths.ts';
import { useSession } from '#web/lib/auth/useSession.ts';
import { Confirmed } from './Confirmed.tsx';
import { ConfirmWithCode } from './ConfirmWithCode.tsx';
import { ConfirmSpent } from './ConfirmSpent.tsx';
import { WaitForConfirmation } from './WaitForConfirmation.tsx';

/** The page behind the link of a confirmation mail, and the waiting room of accounts that are not confirmed. */
export function ConfirmPage() {
  const session = useSession();
  const [search] = useSearchParams();
  const code = search.get('oobCode') ?? '';
  const [result, setResult] = useState<'none' | 'confirmed' | 'spent'>('none');
  const email = session.status === 'unconfirmed' ? session.email : '';

  if (result === 'confirmed') return <Confirmed isSignedIn={session.status === 'confirmed'} />;
  if (result === 'spent') return <ConfirmSpent email={email} />;
  if (session.status === 'loading') return <Stack component="output" aria-busy="true" sx={{ minHeight: 200 }} />;
  if (code !== '') return <ConfirmWithCode code={code} onResult={setResult} />;
  if (session.status === 'confirmed') return <Navigate to={paths.chatbots()} replace />;
  if (session.status === 'unconfirmed') return <WaitForConfirmation email={email} />;
  return <ConfirmSpent email="" />;
}
