import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';

/** The other way to a chatbot: from a website. */
export function WebsiteHint() {
  const t = useTranslate();
  return (
    <Typography variant="body2" color="textSecondary" sx={{ px: 3, pb: 2.5 }}>
      {t('chatbots.websiteHint')}{' '}
      <MuiLink component={PageLink} to={paths.start()}>
        {t('chatbots.websiteLink')}
      </MuiLink>
    </Typography>
  );
}
