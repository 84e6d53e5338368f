import { BILLING } from '@parlance/domain/billing/BILLING';
import { LIMITS } from '@parlance/domain/limits';
import { FormField } from '#web/components/forms/FormField.tsx';
import type { Form } from '#web/components/forms/useForm.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { InvoiceField } from '../../useInvoiceForm.ts';

/** Plain lines in the order of a letter's address, with what browsers fill in. */
const LINES = [
  { name: 'phone', max: LIMITS.phoneCharacters, autoComplete: 'tel' },
  { name: 'line1', max: BILLING.line1Characters, autoComplete: 'address-line1' },
  { name: 'line2', max: BILLING.line2Characters, autoComplete: 'address-line2' },
  { name: 'postalCode', max: BILLING.postalCodeCharacters, autoComplete: 'postal-code' },
  { name: 'city', max: BILLING.cityCharacters, autoComplete: 'address-level2' },
  { name: 'state', max: BILLING.stateCharacters, autoComplete: 'address-level1' },
] as const;

/** Phone and postal address of the recipient of invoices. All of it may be left out. */
export function AddressFields({ form }: { form: Form<InvoiceField> }) {
  const t = useTranslate();
  return LINES.map(({ name, max, autoComplete }) => (
    <FormField
      key={name}
      form={form}
      name={name}
      label={t(`billing.field.${name}`)}
      maxLength={max}
      autoComplete={autoComplete}
      isOptional
    />
  ));
}
