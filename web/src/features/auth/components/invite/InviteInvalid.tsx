import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { AuthHeading } from '../AuthHeading.tsx';

/** Nobody can join with this link. */
export function InviteInvalid() {
  const t = useTranslate();
  return (
    <Stack spacing={2.5}>
      <Box role="alert">
        <AuthHeading title={t('invite.invalidTitle')} text={t('invite.invalidText')} />
      </Box>
      <Typography>
        <MuiLink component={PageLink} to={paths.signIn()}>
          {t('invite.toSignIn')}
        </MuiLink>
      </Typography>
    </Stack>
  );
}
