import Typography from '@mui/material/Typography';
import { LIMITS } from '@parlance/domain/limits';
import { Fieldset } from '#web/components/forms/Fieldset.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { SettingsForm } from '#web/lib/settings/useSettingsForm.ts';
import { SettingText } from '#web/components/settings/SettingText.tsx';

interface ContactCardFieldsProps {
  form: SettingsForm;
}

/** Other ways to reach the organization: the chat's menu shows them. */
export function ContactCardFields({ form }: ContactCardFieldsProps) {
  const t = useTranslate();
  const { contactCard } = form.values;
  return (
    <Fieldset label={t('chatbotSettings.contactCard')} gap={2}>
      <Typography variant="h3">{t('chatbotSettings.contactCard')}</Typography>
      <Typography variant="body2" color="textSecondary">
        {t('interfaceSettings.contactText')}
      </Typography>
      <SettingText
        form={form}
        control="contactCard.email"
        label={t('form.email')}
        type="email"
        value={contactCard.email}
        onChange={(email) => form.change('contactCard', { ...contactCard, email })}
        maxLength={LIMITS.emailCharacters}
      />
      <SettingText
        form={form}
        control="contactCard.phone"
        label={t('interfaceSettings.phone')}
        type="tel"
        value={contactCard.phone}
        onChange={(phone) => form.change('contactCard', { ...contactCard, phone })}
        maxLength={LIMITS.phoneCharacters}
      />
    </Fieldset>
  );
}
