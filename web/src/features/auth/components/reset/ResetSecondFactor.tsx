import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Challenge } from '#web/lib/auth/second-factor/Challenge.ts';
import { AuthHeading } from '../AuthHeading.tsx';

const SecondFactorChallenge = lazy(async () => ({
  default: (await import('#web/components/auth/SecondFactorChallenge.tsx')).SecondFactorChallenge,
}));

interface ResetSecondFactorProps {
  challenge: Challenge;
}

/** The password is set; a mail alone does not get past the second factor. */
export function ResetSecondFactor({ challenge }: ResetSecondFactorProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  return (
    <Stack spacing={2.5}>
      <Box>
        <AuthHeading title={t('reset.title')} text={t('reset.secondFactor')} />
      </Box>
      <Suspense fallback={<Box component="output" aria-busy="true" sx={{ display: 'block', minHeight: 240 }} />}>
        <SecondFactorChallenge
          challenge={challenge}
          onDone={() => void navigate(paths.signIn(), { replace: true })}
          onCancel={() => void navigate(paths.signInAfter('password-changed'), { replace: true })}
        />
      </Suspense>
    </Stack>
  );
}
