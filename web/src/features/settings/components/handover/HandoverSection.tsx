import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LIMITS } from '@parlance/domain/limits';
import { SettingsSection } from '#web/components/settings/SettingsSection.tsx';
import { SettingSwitch } from '#web/components/settings/SettingSwitch.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import type { SettingsForm } from '#web/lib/settings/useSettingsForm.ts';
import { OFFICE_HOURS } from '../../openingHours.ts';
import { ClosedDaysFields } from './ClosedDaysFields.tsx';
import { HoursTable } from './HoursTable.tsx';
import { NumberSetting } from '../fields/NumberSetting.tsx';

interface SectionProps {
  form: SettingsForm;
}

/** Settings for visitors' requests for an agent, whether they can ask, and when; and for agents who go away. */
export function HandoverSection({ form }: SectionProps) {
  const t = useTranslate();
  const { org } = useMembership();
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
            {handover.hours !== null && (
              <>
                <HoursTable form={form} hours={handover.hours} onChange={(hours) => edit({ hours })} />
                <Typography variant="body2" color="textSecondary">
                  {t('leadSettings.timezone', { timezone: org.timezone.replaceAll('_', ' ') })}
                </Typography>
              </>
            )}
            <ClosedDaysFields form={form} days={handover.closedDays} onChange={(closedDays) => edit({ closedDays })} />
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
