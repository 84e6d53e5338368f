import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { paths } from '#web/config/paths.ts';
import { useLocale } from '#web/i18n/useLocale.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';

/** Note on the terms accepted by sending the form, with links to them. */
export function TermsNote() {
  const t = useTranslate();
  const { locale } = useLocale();
  const terms = (
    <MuiLink href={paths.terms(locale)} target="_blank" rel="noopener">
      {t('signup.termsLink')}
    </MuiLink>
  );
  const privacy = (
    <MuiLink href={paths.privacyPolicy(locale)} target="_blank" rel="noopener">
      {t('signup.privacyLink')}
    </MuiLink>
  );
  return (
    <Typography variant="body2" color="textSecondary">
      <FormattedMessage id="signup.terms" values={{ terms, privacy }} />
    </Typography>
  );
}
