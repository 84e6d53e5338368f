import type { BillingPreferences } from '@parlance/domain/documents/billing/billingPreferences';
import { AppError } from '@parlance/domain/errors';
import { dequal } from 'dequal/lite';
import { Stripe } from 'stripe';
import { recheckMember } from '../../kernel/access/recheckMember.ts';
import type { Membership } from '../../kernel/access/requireMember.ts';
import { recordActivity } from '../../kernel/activity/recordActivity.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { transactionInTurn } from '../../kernel/platform/writes/transactionInTurn.ts';
import { haveCustomer } from '../checkout/haveCustomer.ts';
import { stripeClient } from '../stripe/stripeClient.ts';

/** Members of the European Union, whose tax ids Stripe calls `eu_vat`: https://docs.stripe.com/billing/customer/tax-ids */
const EU = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

type TaxIdType = Stripe.TaxIdCreateParams.Type;

const OTHERS: Readonly<Record<string, TaxIdType>> = {
  CH: 'ch_vat',
  GB: 'gb_vat',
  NO: 'no_vat',
  US: 'us_ein',
};

function taxIdTypeOf(country: string): TaxIdType {
  const type = EU.includes(country) ? 'eu_vat' : OTHERS[country];
  if (type === undefined) throw new AppError('tax-id-invalid');
  return type;
}

async function saveTaxId(customer: string, { country, taxId }: BillingPreferences): Promise<void> {
  const { customers } = stripeClient();
  const { data: known } = await customers.listTaxIds(customer, { limit: 100 });
  const value = taxId.replaceAll(/[\s.-]/g, '').toUpperCase();
  if (value !== '' && !known.some((entry) => entry.value === value)) {
    try {
      await customers.createTaxId(customer, { type: taxIdTypeOf(country), value });
    } catch (error) {
      if (error instanceof Stripe.errors.StripeError && error.code === 'tax_id_invalid') {
        throw new AppError('tax-id-invalid', {}, { cause: error });
      }
      throw error;
    }
  }
  for (const { id } of known.filter((entry) => entry.value !== value)) await customers.deleteTaxId(customer, id);
}

/** Writes what was saved, and who did it where it is something new. Throws as `recheckMember`. */
async function store(who: Membership, preferences: BillingPreferences): Promise<void> {
  const ref = refs.billingPreferences(who.orgId);
  await transactionInTurn(ref.path, async (transaction) => {
    const member = await recheckMember(transaction, who, 'billing.manage');
    const stored = (await transaction.get(ref)).data();
    if (dequal(stored, preferences)) return;
    transaction.set(ref, preferences);
    const actor = { uid: who.uid, name: member.name };
    recordActivity(transaction, who.orgId, actor, { kind: 'billing-updated', subject: '' });
  });
}

/** Keeps what stands on an organization's invoices, at Stripe and in its document. Throws `tax-id-invalid`. */
export async function saveBillingPreferences(who: Membership, preferences: BillingPreferences): Promise<void> {
  const { orgId } = who;
  const customer = await haveCustomer(orgId);
  const { companyName, poNumber, email, phone, line1, line2, city, postalCode, state, country } = preferences;
  await saveTaxId(customer, preferences);
  await stripeClient().customers.update(customer, {
    email,
    phone,
    ...(companyName === '' ? {} : { name: companyName }),
    address: { line1, line2, city, postal_code: postalCode, state, country },
    preferred_locales: [preferences.invoiceLocale],
    invoice_settings: { custom_fields: poNumber === '' ? '' : [{ name: 'PO', value: poNumber }] },
  });
  await store(who, preferences);
}
