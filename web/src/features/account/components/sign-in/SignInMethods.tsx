import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SettingsSection } from '#web/components/settings/SettingsSection.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { PROVIDER_IDS, PROVIDERS } from '#web/lib/auth/providers/providers.ts';
import { useSessionUser } from '#web/lib/auth/session/useSessionUser.ts';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { ProviderRow } from './ProviderRow.tsx';
import { methodRow } from './methodRow.ts';

/** The ways of signing in. One always stays. */
export function SignInMethods() {
  const t = useTranslate();
  const identities = (useSessionUser()?.identities ?? []).map(({ provider }) => provider);
  const hasPassword = identities.includes('password');
  return (
    <SettingsSection title={t('accountPage.methodsTitle')} text={t('accountPage.methodsText')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        <Box component="li" sx={methodRow}>
          <AppIcon name="key" />
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography sx={{ fontWeight: 550 }}>{t('form.password')}</Typography>
            <Typography variant="body2" color="textSecondary">
              {t(hasPassword ? 'accountPage.passwordIsSet' : 'accountPage.passwordNotSet')}
            </Typography>
          </Box>
        </Box>
        {PROVIDERS.map((provider) => (
          <ProviderRow
            key={provider}
            provider={provider}
            isLinked={identities.includes(PROVIDER_IDS[provider])}
            isLast={identities.length < 2}
          />
        ))}
      </Box>
    </SettingsSection>
  );
}
