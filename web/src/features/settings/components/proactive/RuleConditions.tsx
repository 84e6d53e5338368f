import Typography from '@mui/material/Typography';
import { PROACTIVE_VISITORS } from '@parlance/domain/documents/chatbots/proactiveOf';
import { WIDGET_LOCALES } from '@parlance/domain/widget/widgetLocales';
import { ChoiceList } from '#web/components/forms/ChoiceList.tsx';
import { HoursTable } from '#web/components/opening/HoursTable.tsx';
import { OFFICE_HOURS } from '#web/components/opening/openingHours.ts';
import { SettingSwitch } from '#web/components/settings/SettingSwitch.tsx';
import { useLanguageName } from '#web/i18n/useLanguageName.ts';
import { useLocale } from '#web/i18n/useLocale.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { SettingChoice } from '../fields/SettingChoice.tsx';
import type { RuleProps } from './RuleProps.ts';
import { TriggerFields } from './TriggerFields.tsx';

/** Conditions of a rule: trigger, visitors, languages and hours. */
export function RuleConditions(props: RuleProps) {
  const t = useTranslate();
  const languageName = useLanguageName();
  const { locale } = useLocale();
  const { org } = useMembership();
  const { form, index, rule, onEdit } = props;
  const { languages, hours } = rule;
  return (
    <>
      <TriggerFields {...props} />
      <SettingChoice
        label={t('proactive.visitors')}
        options={PROACTIVE_VISITORS.map((value) => ({ value, label: t(`proactive.visitors.${value}`) }))}
        value={rule.visitors}
        isDisabled={form.isReadOnly}
        isRow={false}
        onChange={(visitors) => onEdit({ visitors })}
      />
      <SettingSwitch
        label={t('proactive.allLanguages')}
        isOn={languages.length === 0}
        isDisabled={form.isReadOnly}
        onChange={(isOn) => onEdit({ languages: isOn ? [] : [locale] })}
      />
      {languages.length > 0 && (
        <ChoiceList
          label={t('proactive.languages')}
          options={WIDGET_LOCALES.map((value) => ({ value, label: languageName(value) }))}
          chosen={languages}
          isDisabled={form.isReadOnly}
          onChange={(next) => onEdit({ languages: next })}
        />
      )}
      <SettingSwitch
        label={t('proactive.anyTime')}
        isOn={hours === null}
        isDisabled={form.isReadOnly}
        onChange={(isOn) => onEdit({ hours: isOn ? null : OFFICE_HOURS })}
      />
      {hours !== null && (
        <>
          <HoursTable
            form={{ ...form, field: `proactive.rules.${index}` }}
            hours={hours}
            onChange={(next) => onEdit({ hours: next })}
          />
          <Typography variant="body2" color="textSecondary">
            {t('leadSettings.timezone', { timezone: org.timezone.replaceAll('_', ' ') })}
          </Typography>
        </>
      )}
    </>
  );
}
