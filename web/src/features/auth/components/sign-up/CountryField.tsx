import { useMemo } from 'react';
import { FormField } from '#web/components/forms/FormField.tsx';
import type { Form } from '#web/components/forms/useForm.ts';
import { useLocale } from '#web/i18n/useLocale.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { countryOptions } from '#web/lib/countryOptions.ts';

interface CountryFieldProps<F extends string> {
  form: Form<F | 'country'>;
}

/** Where an organization is at home, by name in the reader's language. */
export function CountryField<F extends string>({ form }: CountryFieldProps<F>) {
  const t = useTranslate();
  const { locale } = useLocale();
  const countries = useMemo(() => countryOptions(locale), [locale]);
  return (
    <FormField form={form} name="country" label={t('signup.country')} autoComplete="country" select>
      <option value="" aria-label={t('form.choose')} />
      {countries.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </FormField>
  );
}
