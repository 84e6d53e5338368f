import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { AuthHeading } from '../AuthHeading.tsx';

/** The address is confirmed, in a browser in which nobody is signed in. */
export function Confirmed() {
  const t = useTranslate();
  return (
    <Stack spacing={2.5}>
      <Box aria-live="polite">
        <AuthHeading title={t('confirmed.title')} text={t('confirmed.textSignIn')} />
      </Box>
      <Button variant="contained" size="large" component={PageLink} to={paths.signIn()}>
        {t('signin.submit')}
      </Button>
    </Stack>
  );
}
