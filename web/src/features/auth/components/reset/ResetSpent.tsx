import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { AuthHeading } from '../AuthHeading.tsx';

/** The link to a new password does not work, or no longer. */
export function ResetSpent() {
  const t = useTranslate();
  return (
    <Stack spacing={2.5}>
      <Box role="alert">
        <AuthHeading title={t('confirmSpent.title')} text={t('reset.spentText')} />
      </Box>
      <Button variant="contained" size="large" component={PageLink} to={paths.forgotPassword()}>
        {t('reset.again')}
      </Button>
    </Stack>
  );
}
