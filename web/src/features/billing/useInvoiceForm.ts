import { saveBillingPreferences } from '@parlance/domain/contracts/billing';
import type { BillingPreferences } from '@parlance/domain/documents/billing/billingPreferences';
import { AppError } from '@parlance/domain/errors';
import { toLocale } from '@parlance/domain/locales';
import { useState } from 'react';
import { type Form, useForm } from '#web/components/forms/useForm.ts';
import { useAction } from '#web/components/toast/useAction.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { inputErrors } from '#web/lib/forms/inputErrors.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { useToast } from '#web/lib/toast/useToast.ts';

export type InvoiceField = Exclude<keyof BillingPreferences, 'notifiesUpcoming'>;

interface InvoiceFormState {
  form: Form<InvoiceField>;
  isBusy: boolean;
  isChanged: boolean;
  /** Saves what is filled in: true if it is stored. */
  save: () => Promise<boolean>;
}

/** A tax id that Stripe took for none in this country. */
interface Refused {
  taxId: string;
  country: string;
}

/** A value in the form in which it is stored. */
function tidied(field: InvoiceField, value: string): string {
  const line = value.trim().normalize('NFC');
  return field === 'email' ? line.toLowerCase() : line;
}

/** The form of what stands on invoices. Saving stores all of it; a tax id that is refused is said at its field. */
export function useInvoiceForm(stored: BillingPreferences, onSaved: () => void): InvoiceFormState {
  const t = useTranslate();
  const toast = useToast();
  const { orgId } = useMembership();
  const [refused, setRefused] = useState<Refused>();
  const { isBusy, run, attempt } = useAction(async (values: Readonly<Record<InvoiceField, string>>) => {
    const { notifiesUpcoming } = stored;
    const invoiceLocale = toLocale(values.invoiceLocale);
    try {
      await callContract(saveBillingPreferences, { ...values, orgId, notifiesUpcoming, invoiceLocale });
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'tax-id-invalid') throw error;
      setRefused({ taxId: values.taxId, country: values.country });
      return false;
    }
    toast.success(t('billing.saved'));
    onSaved();
    return true;
  }, t('billing.saveFailed'));
  const { notifiesUpcoming: _, ...initial } = stored;
  const form = useForm({
    initial,
    validate: (values) => inputErrors(t, saveBillingPreferences.input, values),
    onValid: (values) => run(values),
  });
  const isRefused = refused?.taxId === form.values.taxId && refused.country === form.values.country;
  const fields = Object.keys(initial).filter((name): name is InvoiceField => name in initial);
  return {
    form: {
      ...form,
      errorOf: (field) =>
        form.errorOf(field) ?? (field === 'taxId' && isRefused ? t('error.tax-id-invalid') : undefined),
    },
    isBusy,
    save: async () => form.check() && attempt(form.values),
    isChanged: fields.some((name) => tidied(name, form.values[name]) !== initial[name]),
  };
}
