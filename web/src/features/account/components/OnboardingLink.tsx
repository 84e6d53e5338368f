import MuiLink from '@mui/material/Link';
import { Link } from 'react-router';
import { SettingsSection } from '#web/components/settings/SettingsSection.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';

/** The way back to the questionnaire. */
export function OnboardingLink() {
  const t = useTranslate();
  return (
    <SettingsSection title={t('accountPage.onboardingTitle')} text={t('accountPage.onboardingText')}>
      <MuiLink component={Link} to={paths.onboarding()}>
        {t('accountPage.onboardingLink')}
      </MuiLink>
    </SettingsSection>
  );
}
