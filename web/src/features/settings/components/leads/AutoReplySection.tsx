import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LIMITS } from '@parlance/domain/limits';
import { Fieldset } from '#web/components/forms/Fieldset.tsx';
import { SettingsSection } from '#web/components/settings/SettingsSection.tsx';
import { SettingSwitch } from '#web/components/settings/SettingSwitch.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import type { SettingsForm } from '#web/lib/settings/useSettingsForm.ts';
import { SettingText } from '#web/components/settings/SettingText.tsx';

interface SectionProps {
  form: SettingsForm;
}

/** The mail to whoever leaves a message. */
export function AutoReplySection({ form }: SectionProps) {
  const t = useTranslate();
  const { org } = useMembership();
  const { leadForm } = form.values;
  const own = leadForm.autoReplyText.trim();
  return (
    <SettingsSection title={t('leadSettings.replyTitle')} text={t('leadSettings.replyText')}>
      <Stack spacing={2.5}>
        <SettingSwitch
          label={t('leadSettings.replySwitch')}
          isOn={leadForm.isAutoReplying}
          isDisabled={form.isReadOnly}
          onChange={(isAutoReplying) => form.change('leadForm', { ...leadForm, isAutoReplying })}
        />
        {leadForm.isAutoReplying && (
          <>
            <SettingText
              form={form}
              control="leadForm.autoReplyText"
              label={t('leadSettings.replyLabel')}
              helperText={t('leadSettings.replyHint')}
              value={leadForm.autoReplyText}
              onChange={(autoReplyText) => form.change('leadForm', { ...leadForm, autoReplyText })}
              maxLength={LIMITS.autoReplyCharacters}
              rows={3}
            />
            <Fieldset label={t('leadSettings.preview')}>
              <Typography variant="body2" color="textSecondary">
                {t('leadSettings.preview')}
              </Typography>
              <Box sx={{ mt: 0.5, p: 2, border: 1, borderColor: 'divider', borderRadius: 1 }}>
                <Typography sx={{ fontWeight: 600 }}>{t('leadSettings.replySubject')}</Typography>
                <Typography sx={{ my: 1, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                  {own === '' ? t('leadSettings.replyDefault') : own}
                </Typography>
                <Typography variant="body2" color="textSecondary">
                  {t('leadSettings.replyFooter', { name: org.name })}
                </Typography>
              </Box>
            </Fieldset>
          </>
        )}
      </Stack>
    </SettingsSection>
  );
}
