import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LIMITS } from '@parlance/domain/limits';
import { SettingsSection } from '#web/components/settings/SettingsSection.tsx';
import { SettingSwitch } from '#web/components/settings/SettingSwitch.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { SettingsForm } from '#web/lib/settings/useSettingsForm.ts';
import { OpeningFields } from '#web/components/opening/OpeningFields.tsx';
import { OFFICE_HOURS } from '#web/components/opening/openingHours.ts';
import { NumberSetting } from '../fields/NumberSetting.tsx';

interface SectionProps {
  form: SettingsForm;
}

/** Settings for visitors' requests for an agent, whether they can ask, and when; and for agents who go away. */
export function HandoverSection({ form }: SectionProps) {
  const t = useTranslate();
  const { handover } = form.values;
  const edit = (change: Partial<typeof handover>) => form.change('handover', { ...handover, ...change });
  return (
    <SettingsSection title={t('chatbotSettings.handover')} text={t('leadSettings.handoverText')} help="handover">
      <Stack spacing={2.5}>
        <SettingSwitch
          label={t('leadSettings.handoverSwitch')}
          text={t('leadSettings.handoverSwitchText')}
          isOn={handover.isOffered}
          isDisabled={form.isReadOnly}
          onChange={(isOffered) => edit({ isOffered })}
        />
        {handover.isOffered && (
          <>
            <NumberSetting
              form={form}
              control="handover.minutes"
              label={t('leadSettings.minutes')}
              value={handover.minutes}
              onChange={(minutes) => edit({ minutes })}
              min={1}
              max={LIMITS.handoverMinutesMax}
            />
            <SettingSwitch
              label={t('leadSettings.hoursSwitch')}
              text={t('leadSettings.hoursText')}
              isOn={handover.hours !== null}
              isDisabled={form.isReadOnly}
              onChange={(isOn) => edit({ hours: isOn ? OFFICE_HOURS : null })}
            />
            <OpeningFields form={{ ...form, field: 'handover' }} opening={handover} onChange={edit} />
          </>
        )}
        <NumberSetting
          form={form}
          control="handover.awayMinutes"
          label={t('leadSettings.awayMinutes')}
          value={handover.awayMinutes}
          onChange={(awayMinutes) => edit({ awayMinutes })}
          min={1}
          max={LIMITS.handoverMinutesMax}
        />
        <Typography variant="body2" color="textSecondary">
          {t('leadSettings.awayText')}
        </Typography>
      </Stack>
    </SettingsSection>
  );
}
