import * as z from 'zod';
import { flagField, metadataField, numberField, textField } from '../http/fields.ts';
import { readFields } from '../http/readFields.ts';
import type { ApiRequest, Route } from '../http/Route.ts';
import { listPageOf, PAGE_FIELDS } from '../listPageOf.ts';
import { renderObject } from '../render/renderObject.ts';
import { findObject } from '../state/findObject.ts';
import { newStripeId } from '../state/newStripeId.ts';
import { StripeProblem } from '../StripeProblem.ts';

const productList = z.strictObject({
  ...PAGE_FIELDS,
  active: z.optional(flagField),
  ids: z.optional(z.array(textField)),
});
const priceList = z.strictObject({
  ...PAGE_FIELDS,
  active: z.optional(flagField),
  product: z.optional(textField),
  lookup_keys: z.optional(z.array(textField)),
});
const newProduct = z.strictObject({
  id: z.optional(textField),
  name: textField,
  description: textField.nullable().default(null),
  active: flagField.default(true),
  metadata: metadataField.default({}),
  tax_code: textField.nullable().default(null),
});
const productChange = z.strictObject({
  name: z.optional(textField),
  description: z.optional(textField),
  active: z.optional(flagField),
  metadata: z.optional(metadataField),
  default_price: z.optional(textField),
  tax_code: z.optional(textField),
});
const newPrice = z.strictObject({
  product: textField,
  currency: textField,
  unit_amount: numberField,
  recurring: z.strictObject({ interval: z.enum(['month', 'year']) }),
  lookup_key: textField.nullable().default(null),
  transfer_lookup_key: z.optional(flagField),
  tax_behavior: z.optional(textField),
  nickname: z.optional(textField),
  metadata: metadataField.default({}),
});
const priceChange = z.strictObject({ active: z.optional(flagField), metadata: z.optional(metadataField) });

function one(kind: 'prices' | 'products') {
  return ({ world, family, ids }: ApiRequest): unknown => renderObject(world, kind, ids[0] ?? '', family);
}

function listProducts({ world, family, form }: ApiRequest): unknown {
  const { active, ids } = readFields(productList, form);
  const wanted = Object.values(world.state.products).filter(
    (product) => (active === undefined || product.active === active) && (ids === undefined || ids.includes(product.id)),
  );
  const page = listPageOf('/v1/products', wanted, form);
  return { ...page, data: page.data.map(({ id }) => renderObject(world, 'products', id, family)) };
}

function listPrices({ world, family, form }: ApiRequest): unknown {
  const { active, product, lookup_keys: keys } = readFields(priceList, form);
  const wanted = Object.values(world.state.prices).filter(
    (price) =>
      (active === undefined || price.active === active) &&
      (product === undefined || price.product === product) &&
      (keys === undefined || (price.lookupKey !== null && keys.includes(price.lookupKey))),
  );
  const page = listPageOf('/v1/prices', wanted, form);
  return { ...page, data: page.data.map(({ id }) => renderObject(world, 'prices', id, family)) };
}

function createProduct({ world, family, form }: ApiRequest): unknown {
  const { tax_code: taxCode, ...fields } = readFields(newProduct, form);
  const id = fields.id ?? newStripeId('prod');
  if (Object.hasOwn(world.state.products, id)) {
    throw new StripeProblem(400, 'Product already exists.', { code: 'resource_already_exists' });
  }
  world.state.products[id] = { ...fields, id, created: world.now(), defaultPrice: null, taxCode };
  world.emit('product.created', 'products', id);
  return renderObject(world, 'products', id, family);
}

function changeProduct({ world, family, form, ids: [id = ''] }: ApiRequest): unknown {
  const product = findObject(world.state.products, id, 'product');
  const { default_price: defaultPrice, tax_code: taxCode, metadata, ...fields } = readFields(productChange, form);
  Object.assign(product, fields);
  if (defaultPrice !== undefined) product.defaultPrice = defaultPrice;
  if (taxCode !== undefined) product.taxCode = taxCode;
  if (metadata !== undefined) product.metadata = { ...product.metadata, ...metadata };
  world.emit('product.updated', 'products', id);
  return renderObject(world, 'products', id, family);
}

function createPrice({ world, family, form }: ApiRequest): unknown {
  const fields = readFields(newPrice, form);
  findObject(world.state.products, fields.product, 'product', 'product');
  const holder = Object.values(world.state.prices).find((price) => price.lookupKey === fields.lookup_key);
  if (fields.lookup_key !== null && holder !== undefined) {
    if (fields.transfer_lookup_key !== true) {
      throw new StripeProblem(400, `A price (\`${holder.id}\`) already uses that lookup key.`, { param: 'lookup_key' });
    }
    holder.lookupKey = null;
    world.emit('price.updated', 'prices', holder.id);
  }
  const id = newStripeId('price');
  world.state.prices[id] = {
    id,
    created: world.now(),
    active: true,
    product: fields.product,
    currency: fields.currency,
    unitAmount: fields.unit_amount,
    interval: fields.recurring.interval,
    lookupKey: fields.lookup_key,
    metadata: fields.metadata,
  };
  world.emit('price.created', 'prices', id);
  return renderObject(world, 'prices', id, family);
}

function changePrice({ world, family, form, ids: [id = ''] }: ApiRequest): unknown {
  const price = findObject(world.state.prices, id, 'price', 'price');
  const { active, metadata } = readFields(priceChange, form);
  if (active !== undefined) price.active = active;
  if (metadata !== undefined) price.metadata = { ...price.metadata, ...metadata };
  world.emit('price.updated', 'prices', id);
  return renderObject(world, 'prices', id, family);
}

/** Products and prices. */
export const CATALOGUE_ROUTES: readonly Route[] = [
  { method: 'GET', path: 'products', serve: listProducts },
  { method: 'GET', path: 'products/:', serve: one('products') },
  { method: 'POST', path: 'products', serve: createProduct },
  { method: 'POST', path: 'products/:', serve: changeProduct },
  { method: 'GET', path: 'prices', serve: listPrices },
  { method: 'GET', path: 'prices/:', serve: one('prices') },
  { method: 'POST', path: 'prices', serve: createPrice },
  { method: 'POST', path: 'prices/:', serve: changePrice },
];
