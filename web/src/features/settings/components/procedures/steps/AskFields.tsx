import type { Step } from '@parlance/domain/documents/procedures/procedureOf';
import { renameValue } from '@parlance/domain/procedures/editing/renameValue';
import { FieldEditor } from '#web/components/fields/FieldEditor.tsx';
import { SettingText } from '#web/components/settings/SettingText.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { StepProps } from './StepProps.ts';

/** A question with the name of its value, which changes wherever the value is used. */
export function AskFields({
  form,
  procedure,
  step,
  control,
  onChange,
  onEdit,
}: StepProps<Extract<Step, { kind: 'ask' }>>) {
  const t = useTranslate();
  const { field } = step;
  return (
    <>
      <FieldEditor
        form={form}
        control={`${control}.field`}
        field={field}
        onChange={(next) => onChange({ ...step, field: next })}
      />
      <SettingText
        form={form}
        control={`${control}.field.name`}
        label={t('procedures.valueName')}
        helperText={t('procedures.valueNameHelp', { example: `{${field.name}}` })}
        value={field.name}
        onChange={(name) => onEdit({ steps: renameValue(procedure.steps, field.name, name.toLowerCase()) })}
        maxLength={40}
      />
    </>
  );
}
