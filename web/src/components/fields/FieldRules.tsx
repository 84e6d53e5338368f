import { LIMITS } from '@parlance/domain/limits';
import { SettingText } from '#web/components/settings/SettingText.tsx';
import { useLocale } from '#web/i18n/useLocale.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { FieldBounds } from './FieldBounds.tsx';
import type { FieldEditorProps } from './FieldEditorProps.ts';
import { optionsFrom } from './optionsFrom.ts';

/** Rules for the answer, by its kind: answers to choose from, a format, or bounds. */
export function FieldRules({ form, control, field, onChange }: FieldEditorProps) {
  const t = useTranslate();
  const { locale } = useLocale();
  switch (field.type) {
    case 'choice':
      return (
        <SettingText
          form={form}
          control={`${control}.options`}
          label={t('fields.options')}
          helperText={t('fields.optionsHelp')}
          value={field.options.map(({ label }) => label).join('\n')}
          onChange={(text) => {
            const lines = text === '' ? [] : text.split('\n');
            onChange({ ...field, options: optionsFrom(lines, field.options, locale) });
          }}
          rows={3}
        />
      );
    case 'text':
      return (
        <SettingText
          form={form}
          control={`${control}.pattern`}
          label={t('fields.pattern')}
          helperText={t('fields.patternHelp', { example: String.raw`FW-\d{5}` })}
          value={field.pattern}
          onChange={(pattern) => onChange({ ...field, pattern })}
          maxLength={LIMITS.fieldPatternCharacters}
        />
      );
    case 'number':
    case 'date':
      return <FieldBounds form={form} control={control} field={field} onChange={onChange} />;
    case 'long-text':
    case 'email':
    case 'phone':
    case 'consent':
    case 'file':
      return null;
  }
}
