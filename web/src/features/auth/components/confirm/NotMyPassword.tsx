import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';

interface NotMyPasswordProps {
  /** The address, where it is known. */
  email: string;
}

/** For somebody whose address another person signed up with: a new password takes the account over. */
export function NotMyPassword({ email }: NotMyPasswordProps) {
  const t = useTranslate();
  return (
    <Box>
      <MuiLink component={PageLink} to={paths.forgotPassword()} state={{ email }}>
        {t('confirm.notMine')}
      </MuiLink>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {t('confirm.notMineText')}
      </Typography>
    </Box>
  );
}
