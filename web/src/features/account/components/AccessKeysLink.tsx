import MuiLink from '@mui/material/Link';
import { Link } from 'react-router';
import { SettingsSection } from '#web/components/settings/SettingsSection.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';

/** The way to the keys of the API. */
export function AccessKeysLink() {
  const t = useTranslate();
  return (
    <SettingsSection title={t('accessKeys.title')} text={t('accessKeys.text')}>
      <MuiLink component={Link} to={paths.settingsApi()}>
        {t('accessKeys.link')}
      </MuiLink>
    </SettingsSection>
  );
}
