import Box from '@mui/material/Box';
import { BILLING } from '@parlance/domain/billing/BILLING';
import type { BillingPreferences } from '@parlance/domain/documents/billing/billingPreferences';
import { LIMITS } from '@parlance/domain/limits';
import { LOCALES } from '@parlance/domain/locales';
import { CountryField } from '#web/components/forms/CountryField.tsx';
import { FormField } from '#web/components/forms/FormField.tsx';
import type { Form } from '#web/components/forms/useForm.ts';
import { SaveBar } from '#web/components/settings/SaveBar.tsx';
import { UnsavedGuard } from '#web/components/settings/UnsavedGuard.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Billing } from '../../api/useBilling.ts';
import { type InvoiceField, useInvoiceForm } from '../../useInvoiceForm.ts';
import { AddressFields } from './AddressFields.tsx';
import { TaxIdState } from './TaxIdState.tsx';

interface InvoiceFormProps {
  stored: BillingPreferences;
  taxId: Billing['taxId'];
  onSaved: () => void;
  onRevert: () => void;
}

const COLUMNS = {
  display: 'grid',
  gap: 2.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;

/** Company, address, tax id and language of invoices, saved together. */
export function InvoiceForm({ stored, taxId, onSaved, onRevert }: InvoiceFormProps) {
  const t = useTranslate();
  const { form, isBusy, isChanged, save } = useInvoiceForm(stored, onSaved);
  return (
    <Box component="form" onSubmit={form.onSubmit} noValidate>
      <Box sx={COLUMNS}>
        <Box sx={{ gridColumn: '1 / -1', display: 'grid' }}>
          <FormField
            form={form}
            name="companyName"
            label={t('billing.company')}
            maxLength={LIMITS.nameCharacters}
            autoComplete="organization"
            isOptional
          />
        </Box>
        <FormField
          form={form}
          name="email"
          type="email"
          label={t('billing.email')}
          helperText={t('billing.emailHint')}
          autoComplete="email"
        />
        <AddressFields form={form} />
        <OfInvoices form={form} taxId={taxId} />
      </Box>
      <SaveBar isDirty={isChanged} isBusy={isBusy} isHeld={false} onRevert={onRevert} />
      <UnsavedGuard isDirty={isChanged && !isBusy} onSave={save} />
    </Box>
  );
}

/** Fields that decide tax, and those printed beside the address. */
function OfInvoices({ form, taxId }: { form: Form<InvoiceField>; taxId: Billing['taxId'] }) {
  const t = useTranslate();
  return (
    <>
      <CountryField form={form} label={t('billing.country')} />
      <Box sx={{ display: 'grid', justifyItems: 'start', '& > :first-of-type': { width: '100%' } }}>
        <FormField
          form={form}
          name="taxId"
          label={t('billing.taxId')}
          helperText={t('billing.taxIdHint')}
          maxLength={BILLING.taxIdCharacters}
          isOptional
        />
        <TaxIdState taxId={taxId} />
      </Box>
      <FormField
        form={form}
        name="poNumber"
        label={t('billing.poNumber')}
        helperText={t('billing.poNumberHint')}
        maxLength={BILLING.poNumberCharacters}
        isOptional
      />
      <FormField form={form} name="invoiceLocale" label={t('billing.language')} select>
        {LOCALES.map((other) => (
          <option key={other} value={other}>
            {t(`language.${other}`)}
          </option>
        ))}
      </FormField>
    </>
  );
}
