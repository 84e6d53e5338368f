import Box from '@mui/material/Box';
import { FormField } from '#web/components/forms/FormField.tsx';
import type { Form } from '#web/components/forms/useForm.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';

interface PatternFieldsProps<F extends string> {
  form: Form<F | 'include' | 'exclude'>;
}

/** Fields for the pages of a website that count, as path patterns. */
export function PatternFields<F extends string>({ form }: PatternFieldsProps<F>) {
  const t = useTranslate();
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      <FormField
        form={form}
        name="include"
        label={t('website.include')}
        helperText={t('website.includeHint')}
        autoComplete="off"
        multiline
        isOptional
      />
      <FormField
        form={form}
        name="exclude"
        label={t('website.exclude')}
        helperText={t('website.excludeHint')}
        autoComplete="off"
        multiline
        isOptional
      />
    </Box>
  );
}
