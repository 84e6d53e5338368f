import Box from '@mui/material/Box';
import { SettingText } from '#web/components/settings/SettingText.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { FieldEditorProps } from './FieldEditorProps.ts';

/** Bounds of a number, or of a date in days from today. Empty: none. */
export function FieldBounds({ form, control, field, onChange }: FieldEditorProps) {
  const t = useTranslate();
  const group = field.type === 'date' ? 'date' : 'number';
  const numberOf = (text: string) => (text === '' ? null : Number(text));
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
      {(['min', 'max'] as const).map((bound) => (
        <SettingText
          key={bound}
          form={form}
          control={`${control}.${bound}`}
          label={t(`fields.${bound}.${group}`)}
          helperText={group === 'date' ? t('fields.daysHelp') : undefined}
          type="number"
          value={field[bound] === null ? '' : String(field[bound])}
          onChange={(text) => onChange({ ...field, [bound]: numberOf(text) })}
        />
      ))}
    </Box>
  );
}
