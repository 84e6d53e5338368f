import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { CodeBlock } from '#web/components/ui/CodeBlock.tsx';
import { CopyButton } from '#web/components/ui/CopyButton.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { TotpEnrolment } from '#web/lib/auth/second-factor/secondFactor.ts';
import { inGroups } from '../../inGroups.ts';

const QrCode = lazy(async () => {
  const { QrCode: code } = await import('./QrCode.tsx');
  return { default: code };
});

interface TotpSecretProps {
  enrolment: TotpEnrolment;
}

/** The secret for the authenticator app: to scan, to copy, to type or to open. */
export function TotpSecret({ enrolment }: TotpSecretProps) {
  const t = useTranslate();
  return (
    <Box>
      <Typography sx={{ mb: 1.5 }}>{t('accountPage.totpText')}</Typography>
      <Box sx={{ mb: 2 }}>
        <Suspense fallback={<Skeleton variant="rounded" width={200} height={200} />}>
          <QrCode text={enrolment.uri} label={t('accountPage.totpQr')} />
        </Suspense>
      </Box>
      <CodeBlock
        code={inGroups(enrolment.secret)}
        label={t('accountPage.totpSecret')}
        action={<CopyButton text={enrolment.secret} label={t('accountPage.totpCopy')} />}
      />
      <Typography variant="body2" sx={{ mt: 1.5 }}>
        <MuiLink href={enrolment.uri}>{t('accountPage.totpOpen')}</MuiLink>
      </Typography>
    </Box>
  );
}
