import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { isHttpsAddress } from '@parlance/domain/addresses/httpsAddress';
import { Fieldset } from '#web/components/forms/Fieldset.tsx';
import { paths } from '#web/config/paths.ts';
import { useLocale } from '#web/i18n/useLocale.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import type { SettingsForm } from '#web/lib/settings/useSettingsForm.ts';

interface ConsentPreviewProps {
  form: SettingsForm;
}

/** The sentence that visitors agree to, with the policy that it links to. */
export function ConsentPreview({ form }: ConsentPreviewProps) {
  const t = useTranslate();
  const { locale } = useLocale();
  const { org } = useMembership();
  const { leadForm, privacyUrl } = form.values;
  const own = leadForm.consentText.trim();
  const policy = privacyUrl.trim();
  return (
    <Fieldset label={t('leadSettings.preview')}>
      <Typography variant="body2" color="textSecondary">
        {t('leadSettings.preview')}
      </Typography>
      <Typography
        sx={{ mt: 0.5, p: 1.5, border: 1, borderColor: 'divider', borderRadius: 1, overflowWrap: 'anywhere' }}
      >
        {own === '' ? t('leadSettings.consentBefore', { name: org.name }) : own}{' '}
        <MuiLink
          href={isHttpsAddress(policy) ? policy : paths.privacyPolicy(locale)}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t('leadSettings.privacyPolicy')}
        </MuiLink>
        {own === '' && t('leadSettings.consentAfter')}
      </Typography>
    </Fieldset>
  );
}
