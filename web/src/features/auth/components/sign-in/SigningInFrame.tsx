import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { lazy, type ReactNode, Suspense } from 'react';
import type { MessageId } from '#web/i18n/messageId.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useErrorText } from '#web/lib/errors/useErrorText.ts';
import { FormAlert } from '../FormAlert.tsx';
import type { SigningIn } from './useSigningIn.ts';

const SecondFactorChallenge = lazy(async () => ({
  default: (await import('#web/components/auth/SecondFactorChallenge.tsx')).SecondFactorChallenge,
}));

interface SigningInFrameProps {
  signingIn: SigningIn;
  /** The ways of signing in. */
  children: ReactNode;
}

const PROBLEMS = {
  'wrong-credentials': 'signin.wrongCredentials',
  'provider-refused': 'provider.refused',
  'other-method': 'provider.otherMethod',
} as const satisfies Record<string, MessageId>;

/** Says why signing in failed, and shows the second factor instead where one is asked for. */
export function SigningInFrame({ signingIn: { state, finish, cancel }, children }: SigningInFrameProps) {
  const t = useTranslate();
  const errorText = useErrorText();
  const problem = () => {
    switch (state.kind) {
      case 'wrong-credentials':
      case 'provider-refused':
      case 'other-method':
        return t(PROBLEMS[state.kind]);
      case 'failed':
        return errorText(state.error);
      default:
        return undefined;
    }
  };
  if (state.kind === 'second-factor') {
    return (
      <Suspense fallback={<Box component="output" aria-busy="true" sx={{ display: 'block', minHeight: 240 }} />}>
        <SecondFactorChallenge challenge={state.challenge} onDone={finish} onCancel={cancel} />
      </Suspense>
    );
  }
  return (
    <Stack spacing={2.5}>
      <FormAlert>{problem()}</FormAlert>
      {children}
    </Stack>
  );
}
