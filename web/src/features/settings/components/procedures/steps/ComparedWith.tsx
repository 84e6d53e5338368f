import type { Condition } from '@parlance/domain/documents/procedures/procedureOf';
import { LIMITS } from '@parlance/domain/limits';
import { textFor } from '@parlance/domain/widget/textsFor';
import { SettingSelect } from '#web/components/settings/SettingSelect.tsx';
import { SettingText } from '#web/components/settings/SettingText.tsx';
import { useLocale } from '#web/i18n/useLocale.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { StepProps } from './StepProps.ts';

interface ComparedWithProps extends Pick<StepProps, 'form' | 'procedure' | 'control'> {
  condition: Condition;
  onThan: (than: string) => void;
}

/** The text, number or number of days that a value is compared with; for a choice one of its answers. */
export function ComparedWith({ form, procedure, control, condition, onThan }: ComparedWithProps) {
  const t = useTranslate();
  const { locale } = useLocale();
  const { value, is, than } = condition;
  if (is === 'present' || is === 'missing') return null;
  const asked = procedure.steps.find((step) => step.kind === 'ask' && step.field.name === value);
  const options = asked?.kind === 'ask' ? asked.field.options : [];
  if (options.length > 0 && (is === 'equal' || is === 'not-equal')) {
    return (
      <SettingSelect
        form={form}
        control={`${control}.than`}
        label={t('procedures.than')}
        value={than}
        options={options.map((option) => ({
          value: option.value,
          label: textFor(locale, option.label) || option.label,
        }))}
        onChange={onThan}
      />
    );
  }
  const isDays = is === 'older' || is === 'within';
  return (
    <SettingText
      form={form}
      control={`${control}.than`}
      label={t(isDays ? 'procedures.days' : 'procedures.than')}
      value={than}
      onChange={onThan}
      type={isDays || is === 'below' || is === 'above' ? 'number' : 'text'}
      maxLength={LIMITS.fieldTextCharacters}
    />
  );
}
