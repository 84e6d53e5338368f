import { useMemo } from 'react';
import { useLocale } from '#web/i18n/useLocale.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { countryOptions } from '#web/lib/countryOptions.ts';
import { FormField } from './FormField.tsx';
import type { Form } from './useForm.ts';

interface CountryFieldProps<F extends string> {
  form: Form<F | 'country'>;
  label: string;
}

/** Where an organization is at home, by name in the reader's language. None until one is chosen. */
export function CountryField<F extends string>({ form, label }: CountryFieldProps<F>) {
  const t = useTranslate();
  const { locale } = useLocale();
  const countries = useMemo(() => countryOptions(locale), [locale]);
  return (
    <FormField form={form} name="country" label={label} autoComplete="country" select>
      <option value="" aria-label={t('form.choose')} />
      {countries.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </FormField>
  );
}
