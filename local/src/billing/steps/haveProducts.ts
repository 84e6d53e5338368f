import { type Currency, CURRENCIES } from '@parlance/domain/money/currencies';
import { lookupKeyOf } from '@parlance/domain/billing/lookupKeyOf';
import type { Stripe } from 'stripe';
import { formatCents } from '../../stripe/formatCents.ts';
import { PLANS_ON_SALE, type PlanOnSale } from '../../stripe/CATALOGUE.ts';
import type { Setup } from '../Setup.ts';

/** Software as a service, business use: https://docs.stripe.com/tax/tax-codes */
const TAX_CODE = 'txcd_10103001';

function codeOf({ tax_code: code }: Stripe.Product): string | null {
  return typeof code === 'string' ? code : (code?.id ?? null);
}

/** The product of a plan: the active one whose `metadata.plan` names it, which the functions read. */
async function haveProduct({ stripe, change }: Setup, plan: PlanOnSale): Promise<Stripe.Product | undefined> {
  const { key, name, description } = plan;
  const wanted = { name, description, tax_code: TAX_CODE };
  const active = await stripe.products.list({ active: true, limit: 100 }).autoPagingToArray({ limit: 1000 });
  const found = active.find(({ metadata }) => metadata['plan'] === key);
  if (found === undefined) {
    return change(`create the product ${name}`, () => stripe.products.create({ ...wanted, metadata: { plan: key } }));
  }
  if (found.name === name && found.description === description && codeOf(found) === TAX_CODE) return found;
  await change(`change name, description or tax code of the product ${name}`, () =>
    stripe.products.update(found.id, wanted),
  );
  return found;
}

type WantedPrice = PlanOnSale & { currency: Currency };

function isAsWanted(price: Stripe.Price, product: string | undefined, { cents, currency }: WantedPrice): boolean {
  const { active, recurring, tax_behavior: tax, unit_amount: amount } = price;
  const isMonthly = recurring?.interval === 'month' && recurring.interval_count === 1;
  const isSame = price.currency === currency && amount === cents;
  return active && price.product === product && isSame && isMonthly && tax === 'exclusive';
}

/** The monthly price of a plan in a currency: the one with the lookup key by which the functions find it. */
async function havePrice({ stripe, change }: Setup, wanted: WantedPrice, product: string | undefined): Promise<void> {
  const { key, name, cents, currency } = wanted;
  const lookupKey = lookupKeyOf(key, currency);
  const [found] = (await stripe.prices.list({ lookup_keys: [lookupKey], limit: 1 })).data;
  if (found !== undefined && isAsWanted(found, product, wanted)) return;
  const amount = formatCents(cents, currency);
  await change(`create the price of ${name}: ${amount} a month, without tax`, async () => {
    const { id } = await stripe.prices.create({
      product: product ?? '',
      currency,
      unit_amount: cents,
      recurring: { interval: 'month' },
      tax_behavior: 'exclusive',
      lookup_key: lookupKey,
      transfer_lookup_key: true,
      metadata: { plan: key },
    });
    if (currency === CURRENCIES[0]) await stripe.products.update(product ?? '', { default_price: id });
  });
  if (found?.active !== true) return;
  // Who pays it goes on paying it; nobody else can.
  await change(`archive the former price of ${name}, ${found.id}`, () =>
    stripe.prices.update(found.id, { active: false }),
  );
}

/** Sees to the products of all plans and their prices. */
export async function haveProducts(setup: Setup): Promise<void> {
  for (const plan of PLANS_ON_SALE) {
    const product = await haveProduct(setup, plan);
    for (const currency of CURRENCIES) await havePrice(setup, { ...plan, currency }, product?.id);
  }
}
