import * as z from 'zod';
import { addressField, clearableText, metadataField, textField } from '../http/fields.ts';
import { listOf } from '../http/listOf.ts';
import { readFields } from '../http/readFields.ts';
import type { ApiRequest, Route } from '../http/Route.ts';
import { listPageOf, PAGE_FIELDS } from '../listPageOf.ts';
import { endSubscription } from '../engine/endSubscription.ts';
import { renderTaxId } from '../render/renderCustomer.ts';
import { renderObject } from '../render/renderObject.ts';
import { findObject } from '../state/findObject.ts';
import { newStripeId } from '../state/newStripeId.ts';
import type { Customer } from '../state/customerSchemas.ts';
import { StripeProblem } from '../StripeProblem.ts';

const customerFields = z.strictObject({
  email: z.optional(clearableText),
  name: z.optional(clearableText),
  phone: z.optional(clearableText),
  address: z.optional(z.union([z.literal('').transform(() => null), addressField])),
  metadata: z.optional(metadataField),
  preferred_locales: z.optional(z.union([z.literal('').transform((): string[] => []), z.array(textField)])),
  invoice_settings: z.optional(
    z.strictObject({ default_payment_method: z.optional(clearableText), custom_fields: z.optional(z.unknown()) }),
  ),
  tax: z.optional(z.looseObject({})),
});
const listFields = z.strictObject({ ...PAGE_FIELDS, email: z.optional(textField) });
const methodFields = z.strictObject({ ...PAGE_FIELDS, type: z.optional(z.literal('card')) });
const taxIdFields = z.strictObject({ type: textField, value: textField });
const pageFields = z.strictObject(PAGE_FIELDS);

function assign(customer: Customer, form: z.infer<typeof customerFields>): void {
  const { metadata, preferred_locales: locales, invoice_settings: invoices, tax: _, ...fields } = form;
  Object.assign(customer, fields);
  if (metadata !== undefined) customer.metadata = { ...customer.metadata, ...metadata };
  if (locales !== undefined) customer.preferredLocales = locales;
  if (invoices?.default_payment_method !== undefined) customer.defaultPaymentMethod = invoices.default_payment_method;
}

function create({ world, family, form }: ApiRequest): unknown {
  const customer: Customer = {
    id: newStripeId('cus'),
    created: world.now(),
    email: null,
    name: null,
    phone: null,
    address: null,
    metadata: {},
    defaultPaymentMethod: null,
    balance: 0,
    preferredLocales: [],
    taxIds: [],
  };
  assign(customer, readFields(customerFields, form));
  world.state.customers[customer.id] = customer;
  world.emit('customer.created', 'customers', customer.id);
  return renderObject(world, 'customers', customer.id, family);
}

function change({ world, family, form, ids: [id = ''] }: ApiRequest): unknown {
  assign(findObject(world.state.customers, id, 'customer'), readFields(customerFields, form));
  world.emit('customer.updated', 'customers', id);
  return renderObject(world, 'customers', id, family);
}

function remove({ world, ids: [id = ''] }: ApiRequest): unknown {
  findObject(world.state.customers, id, 'customer');
  for (const subscription of Object.values(world.state.subscriptions)) {
    const isOver = subscription.status === 'canceled' || subscription.status === 'incomplete_expired';
    if (subscription.customer === id && !isOver) endSubscription(world, subscription, 'cancellation_requested');
  }
  world.emit('customer.deleted', 'customers', id);
  delete world.state.customers[id];
  return { id, object: 'customer', deleted: true };
}

function listMethods({ world, family, form, ids: [id = ''] }: ApiRequest): unknown {
  findObject(world.state.customers, id, 'customer', 'customer');
  readFields(methodFields, form);
  const methods = Object.values(world.state.paymentMethods).filter(({ customer }) => customer === id);
  return listOf({ world, family, form }, 'paymentMethods', methods, `/v1/customers/${id}/payment_methods`);
}

function listTaxIds({ world, form, ids: [id = ''] }: ApiRequest): unknown {
  readFields(pageFields, form);
  const { taxIds } = findObject(world.state.customers, id, 'customer');
  const page = listPageOf(`/v1/customers/${id}/tax_ids`, taxIds, form);
  return { ...page, data: page.data.map((taxId) => renderTaxId(id, taxId)) };
}

function createTaxId({ world, form, ids: [id = ''] }: ApiRequest): unknown {
  const customer = findObject(world.state.customers, id, 'customer');
  const { type, value } = readFields(taxIdFields, form);
  if (type === 'eu_vat' && !/^[A-Z]{2}[A-Z0-9]{2,12}$/.test(value)) {
    throw new StripeProblem(400, `Invalid value for ${type}.`, { code: 'tax_id_invalid', param: 'value' });
  }
  const taxId = { id: newStripeId('txi'), created: world.now(), type, value };
  customer.taxIds.push(taxId);
  world.emit('customer.updated', 'customers', id);
  return renderTaxId(id, taxId);
}

function removeTaxId({ world, ids: [id = '', taxId = ''] }: ApiRequest): unknown {
  const customer = findObject(world.state.customers, id, 'customer');
  if (!customer.taxIds.some((known) => known.id === taxId)) {
    throw new StripeProblem(404, `No such tax_id: '${taxId}'`, { code: 'resource_missing', param: 'id' });
  }
  customer.taxIds = customer.taxIds.filter((known) => known.id !== taxId);
  world.emit('customer.updated', 'customers', id);
  return { id: taxId, object: 'tax_id', deleted: true };
}

/** Customers with their tax ids and cards. */
export const CUSTOMER_ROUTES: readonly Route[] = [
  { method: 'POST', path: 'customers', serve: create },
  {
    method: 'GET',
    path: 'customers',
    serve: (request) => {
      const { email } = readFields(listFields, request.form);
      const all = Object.values(request.world.state.customers);
      const wanted = all.filter((customer) => email === undefined || customer.email === email);
      return listOf(request, 'customers', wanted, '/v1/customers');
    },
  },
  {
    method: 'GET',
    path: 'customers/:',
    serve: ({ world, family, ids }) => renderObject(world, 'customers', ids[0] ?? '', family),
  },
  { method: 'POST', path: 'customers/:', serve: change },
  { method: 'DELETE', path: 'customers/:', serve: remove },
  { method: 'GET', path: 'customers/:/payment_methods', serve: listMethods },
  { method: 'GET', path: 'customers/:/tax_ids', serve: listTaxIds },
  { method: 'POST', path: 'customers/:/tax_ids', serve: createTaxId },
  { method: 'DELETE', path: 'customers/:/tax_ids/:', serve: removeTaxId },
];
