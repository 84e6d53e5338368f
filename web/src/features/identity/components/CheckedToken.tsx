import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { checkIdentityToken } from '@parlance/domain/contracts/contacts/identity';
import type * as z from 'zod';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';

type CheckedTokenProps = z.infer<typeof checkIdentityToken.output>;

/** Findings about a token: whom it names, or why it does not count. */
export function CheckedToken({ fault, contact }: CheckedTokenProps) {
  const t = useTranslate();
  if (fault !== null || contact === null) {
    return (
      <Alert severity="error" icon={<AppIcon name="alert-circle" />} sx={{ mt: 2 }}>
        {t(`identity.fault.${fault ?? 'malformed'}`)}
      </Alert>
    );
  }
  const { subject, name, email, attributes, sites, seconds } = contact;
  const rows = [
    [t('identity.subject'), subject],
    [t('identity.name'), name],
    [t('identity.email'), email],
    ...Object.entries(attributes).map(([key, value]) => [key, String(value)] as const),
    [t('identity.sites'), sites.join(', ')],
    [t('identity.ends'), t('identity.seconds', { count: seconds })],
  ].filter(([, value]) => value !== '');
  return (
    <>
      <Alert severity="success" icon={<AppIcon name="circle-check" />} sx={{ my: 2 }}>
        {t('identity.good')}
      </Alert>
      <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 3, rowGap: 0.5, m: 0 }}>
        {rows.map(([label, value]) => (
          <Box key={label} sx={{ display: 'contents' }}>
            <Typography component="dt" color="textSecondary">
              {label}
            </Typography>
            <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
    </>
  );
}
