import MuiLink from '@mui/material/Link';
import { SettingsSection } from '#web/components/settings/SettingsSection.tsx';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';

/** The way back to the questionnaire. */
export function OnboardingLink() {
  const t = useTranslate();
  return (
    <SettingsSection title={t('accountPage.onboardingTitle')} text={t('accountPage.onboardingText')}>
      <MuiLink component={PageLink} to={paths.onboarding()}>
        {t('accountPage.onboardingLink')}
      </MuiLink>
    </SettingsSection>
  );
}
