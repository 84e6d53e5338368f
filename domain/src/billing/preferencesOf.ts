import type { BillingPreferences } from '../documents/billing/billingPreferences.ts';
import type { CustomerDetails } from '../documents/billing/customer.ts';
import type { Org } from '../documents/organizations/org.ts';

/**
 * Initial values of the form for invoices: the saved ones, else those entered on Stripe's page at the purchase, else the details
 * of the organization and its owner.
 * @param ownerEmail Address for invoices as long as no other was given.
 */
export function preferencesOf(
  stored: BillingPreferences | null,
  details: CustomerDetails | null,
  org: Pick<Org, 'country' | 'locale' | 'name'>,
  ownerEmail: string,
): BillingPreferences {
  if (stored !== null) return stored;
  const address = details?.address;
  return {
    companyName: details?.name ?? org.name,
    poNumber: '',
    email: details?.email ?? ownerEmail,
    phone: details?.phone ?? '',
    line1: address?.line1 ?? '',
    line2: address?.line2 ?? '',
    city: address?.city ?? '',
    postalCode: address?.postal_code ?? '',
    state: address?.state ?? '',
    country: address?.country ?? org.country,
    taxId: details?.tax_ids?.[0]?.value ?? '',
    invoiceLocale: org.locale,
    notifiesUpcoming: true,
  };
}
