import { BUSINESS_TYPES } from '@parlance/domain/businessTypes';
import { FormField } from '#web/components/forms/FormField.tsx';
import type { Form } from '#web/components/forms/useForm.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';

interface BusinessTypeFieldProps<F extends string> {
  form: Form<F | 'businessType'>;
}

/** Field for an organization's type of business. */
export function BusinessTypeField<F extends string>({ form }: BusinessTypeFieldProps<F>) {
  const t = useTranslate();
  return (
    <FormField form={form} name="businessType" label={t('signup.businessType')} select>
      <option value="" aria-label={t('form.choose')} />
      {BUSINESS_TYPES.map((type) => (
        <option key={type} value={type}>
          {t(`business.${type}`)}
        </option>
      ))}
    </FormField>
  );
}
