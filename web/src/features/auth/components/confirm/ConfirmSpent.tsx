import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { AuthHeading } from '../AuthHeading.tsx';
import { LocalInboxLink } from '../LocalInboxLink.tsx';
import { ResendForm } from './ResendForm.tsx';

interface ConfirmSpentProps {
  email: string;
}

/** The link does not work, or no longer. */
export function ConfirmSpent({ email }: ConfirmSpentProps) {
  const t = useTranslate();
  return (
    <Stack spacing={2.5}>
      <Box role="alert">
        <AuthHeading title={t('confirmSpent.title')} text={t('confirmSpent.text')} />
      </Box>
      <ResendForm email={email} />
      <LocalInboxLink />
      <Typography color="textSecondary">
        {t('confirmSpent.maybeConfirmed')}{' '}
        <MuiLink component={PageLink} to={paths.signIn()}>
          {t('signin.submit')}
        </MuiLink>
      </Typography>
    </Stack>
  );
}
