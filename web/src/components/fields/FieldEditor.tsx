import { FIELD_TYPES, type FormField } from '@parlance/domain/documents/forms/formField';
import { LIMITS } from '@parlance/domain/limits';
import { SettingSelect } from '#web/components/settings/SettingSelect.tsx';
import { SettingSwitch } from '#web/components/settings/SettingSwitch.tsx';
import { SettingText } from '#web/components/settings/SettingText.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { FieldEditorProps } from './FieldEditorProps.ts';
import { FieldRules } from './FieldRules.tsx';

/** A question with the kind of its answer. Its name is edited elsewhere: others use it. */
export function FieldEditor({ form, control, field, onChange }: FieldEditorProps) {
  const t = useTranslate();
  const change = (part: Partial<FormField>) => onChange({ ...field, ...part });
  // Of another kind, bounds, patterns and answers would be faults.
  const changeType = (type: FormField['type']) => change({ type, options: [], pattern: '', min: null, max: null });
  return (
    <>
      <SettingText
        form={form}
        control={`${control}.label`}
        label={t('fields.label')}
        helperText={t('fields.labelHelp')}
        value={field.label}
        onChange={(label) => change({ label })}
        maxLength={LIMITS.fieldLabelCharacters}
      />
      <SettingSelect
        form={form}
        control={`${control}.type`}
        label={t('fields.type')}
        value={field.type}
        options={FIELD_TYPES.map((value) => ({ value, label: t(`fields.type.${value}`) }))}
        onChange={changeType}
      />
      <FieldRules form={form} control={control} field={field} onChange={onChange} />
      <SettingText
        form={form}
        control={`${control}.hint`}
        label={t('fields.hint')}
        helperText={t('fields.hintHelp')}
        value={field.hint}
        onChange={(hint) => change({ hint })}
        maxLength={LIMITS.fieldHintCharacters}
      />
      <SettingSwitch
        label={t('fields.required')}
        isOn={field.isRequired}
        isDisabled={form.isReadOnly}
        onChange={(isRequired) => change({ isRequired })}
      />
    </>
  );
}
