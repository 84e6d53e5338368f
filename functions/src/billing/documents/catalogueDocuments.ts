import type { DocumentData } from 'firebase-admin/firestore';
import * as z from 'zod';

const metadata = z.record(z.string(), z.string());

const productSchema = z.looseObject({
  id: z.string(),
  active: z.boolean(),
  name: z.string(),
  description: z.nullable(z.string()),
  images: z.array(z.string()),
  metadata,
  tax_code: z.nullable(z.string()).default(null),
});

const priceSchema = z.looseObject({
  id: z.string(),
  product: z.string(),
  active: z.boolean(),
  billing_scheme: z.string(),
  currency: z.string(),
  nickname: z.nullable(z.string()),
  type: z.string(),
  unit_amount: z.nullable(z.int()),
  recurring: z.nullable(
    z.looseObject({ interval: z.string(), interval_count: z.int(), trial_period_days: z.nullish(z.int()) }),
  ),
  tiers_mode: z.nullish(z.string()),
  transform_quantity: z.nullish(z.looseObject({})),
  tax_behavior: z.nullish(z.string()),
  metadata,
});

const taxRateSchema = z.looseObject({ id: z.string(), metadata: z.nullable(metadata) });

/** Each key of the metadata as a field of its own, for queries. */
function withPrefix(entries: Readonly<Record<string, string>>): DocumentData {
  return Object.fromEntries(
    Object.entries(entries)
      .filter(([key]) => key !== 'firebaseRole')
      .map(([key, value]) => [`stripe_metadata_${key}`, value]),
  );
}

/** products/{id} of the Stripe extension, from Stripe's product. Throws where it is none. */
export function productDocument(product: unknown): DocumentData {
  const { active, name, description, images, metadata: entries, tax_code } = productSchema.parse(product);
  const role = entries['firebaseRole'] ?? null;
  return { active, name, description, role, images, metadata: entries, tax_code, ...withPrefix(entries) };
}

/** products/{product}/prices/{id} of the Stripe extension, from Stripe's price, with its product's id. Throws where it is none. */
export function priceDocument(price: unknown): DocumentData & { product: string } {
  const { recurring, metadata: entries, nickname, ...fields } = priceSchema.parse(price);
  return {
    active: fields.active,
    billing_scheme: fields.billing_scheme,
    tiers_mode: fields.tiers_mode ?? null,
    tiers: null,
    currency: fields.currency,
    description: nickname,
    type: fields.type,
    unit_amount: fields.unit_amount,
    recurring,
    interval: recurring?.interval ?? null,
    interval_count: recurring?.interval_count ?? null,
    trial_period_days: recurring?.trial_period_days ?? null,
    transform_quantity: fields.transform_quantity ?? null,
    tax_behavior: fields.tax_behavior ?? null,
    metadata: entries,
    product: fields.product,
    ...withPrefix(entries),
  };
}

/** products/tax_rates/tax_rates/{id} of the Stripe extension, from Stripe's tax rate. Throws where it is none. */
export function taxRateDocument(rate: unknown): DocumentData {
  const { metadata: entries, ...fields } = taxRateSchema.parse(rate);
  return { ...fields, ...withPrefix(entries ?? {}) };
}
