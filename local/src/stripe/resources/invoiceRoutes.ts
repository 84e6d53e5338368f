import * as z from 'zod';
import { upcomingForm } from '../engine/emitUpcoming.ts';
import { numberField, textField } from '../http/fields.ts';
import { listOf } from '../http/listOf.ts';
import { readFields } from '../http/readFields.ts';
import type { ApiRequest, Route } from '../http/Route.ts';
import { PAGE_FIELDS } from '../listPageOf.ts';
import { renderInvoice } from '../render/renderInvoice.ts';
import { renderObject } from '../render/renderObject.ts';
import { findObject } from '../state/findObject.ts';

const listFields = z.strictObject({
  ...PAGE_FIELDS,
  customer: z.optional(textField),
  subscription: z.optional(textField),
  status: z.optional(z.enum(['draft', 'open', 'paid', 'uncollectible', 'void'])),
});
const previewFields = z.strictObject({
  customer: z.optional(textField),
  subscription: textField,
  preview_mode: z.enum(['next', 'recurring']).default('next'),
  subscription_details: z.optional(
    z.strictObject({
      items: z.optional(
        z.array(z.strictObject({ id: textField, price: textField, quantity: numberField.default(1) })).length(1),
      ),
      proration_behavior: z.enum(['always_invoice', 'create_prorations', 'none']).default('create_prorations'),
      proration_date: z.optional(numberField),
    }),
  ),
});

function list(request: ApiRequest): unknown {
  const { world, family } = request;
  const { customer, subscription, status } = readFields(listFields, request.form);
  const wanted = Object.values(world.state.invoices).filter(
    (invoice) =>
      (customer === undefined || invoice.customer === customer) &&
      (subscription === undefined || invoice.subscription === subscription) &&
      (status === undefined || invoice.status === status),
  );
  const page = listOf(request, 'invoices', wanted, '/v1/invoices');
  if (!request.asks('payments')) return page;
  const whole = page.data.map(({ id }) =>
    renderInvoice(world, findObject(world.state.invoices, String(id), 'invoice'), family, true),
  );
  return { ...page, data: whole };
}

function preview({ world, family, form }: ApiRequest): unknown {
  const { subscription: id, subscription_details: details } = readFields(previewFields, form);
  const subscription = findObject(world.state.subscriptions, id, 'subscription', 'subscription');
  const [item] = details?.items ?? [];
  if (details === undefined || item === undefined) return upcomingForm(world, subscription, family);
  findObject(world.state.prices, item.price, 'price', 'subscription_details[items][0][price]');
  const at = details.proration_date ?? world.now();
  const change = { price: item.price, quantity: item.quantity, behavior: details.proration_behavior, at };
  return upcomingForm(world, subscription, family, change);
}

/** Invoices and the payments that settle them. */
export const INVOICE_ROUTES: readonly Route[] = [
  { method: 'GET', path: 'invoices', serve: list },
  { method: 'POST', path: 'invoices/create_preview', serve: preview },
  {
    method: 'GET',
    path: 'invoices/:',
    serve: ({ world, family, ids, asks }) =>
      renderInvoice(world, findObject(world.state.invoices, ids[0] ?? '', 'invoice'), family, asks('payments')),
  },
  {
    method: 'GET',
    path: 'payment_intents/:',
    serve: ({ world, family, ids }) => renderObject(world, 'paymentIntents', ids[0] ?? '', family),
  },
];
