import { useMemo } from 'react';
import { useLocale } from '#web/i18n/useLocale.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { type CountryOption, countryOptions } from '#web/lib/countryOptions.ts';
import { FormField } from './FormField.tsx';
import type { Form } from './useForm.ts';

interface CountryFieldProps<F extends string> {
  form: Form<F | 'country'>;
  label: string;
}

/** Country of an organization, by name in the reader's language. None until one is chosen. */
export function CountryField<F extends string>({ form, label }: CountryFieldProps<F>) {
  const t = useTranslate();
  const { locale } = useLocale();
  const { common, others } = useMemo(() => countryOptions(locale), [locale]);
  return (
    <FormField form={form} name="country" label={label} autoComplete="country" select>
      <option value="" aria-label={t('form.choose')} />
      <CountryGroup label={t('form.commonCountries')} countries={common} />
      <CountryGroup label={t('form.otherCountries')} countries={others} />
    </FormField>
  );
}

interface CountryGroupProps {
  label: string;
  countries: readonly CountryOption[];
}

function CountryGroup({ label, countries }: CountryGroupProps) {
  return (
    <optgroup label={label}>
      {countries.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </optgroup>
  );
}
