import { preferencesOf } from '@parlance/domain/billing/preferencesOf';
import {
  type BillingPreferences,
  billingPreferencesSchema,
} from '@parlance/domain/documents/billing/billingPreferences';
import { customerDetailsSchema } from '@parlance/domain/documents/billing/customer';
import { paths } from '@parlance/domain/paths';
import { useMemo } from 'react';
import type { Live } from '#web/lib/live.ts';
import { useDocument } from '#web/lib/firestore/useDocument.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

/** Details on the organization's invoices, live; before they are first saved, those that are known. */
export function usePreferences(): Live<BillingPreferences> {
  const { orgId, org, profile } = useMembership();
  const stored = useDocument(paths.billingPreferences(orgId), billingPreferencesSchema);
  const customer = useDocument(paths.customer(orgId), customerDetailsSchema);
  const { name, country, locale } = org;
  return useMemo(() => {
    if (stored.status !== 'ready') return stored;
    if (customer.status !== 'ready') return customer;
    const known = { name, country, locale };
    // Without the document's id, which no form and no call takes.
    const kept = stored.value && billingPreferencesSchema.parse(stored.value);
    return { status: 'ready', value: preferencesOf(kept, customer.value, known, profile.email) };
  }, [stored, customer, name, country, locale, profile.email]);
}
