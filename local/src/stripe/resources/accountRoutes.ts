import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { clearableText, flagField, metadataField, numberField, textField } from '../http/fields.ts';
import { listOf } from '../http/listOf.ts';
import { readFields } from '../http/readFields.ts';
import type { ApiRequest, Route } from '../http/Route.ts';
import { listPageOf, PAGE_FIELDS } from '../listPageOf.ts';
import { renderEndpoint, renderEvent } from '../render/renderEvent.ts';
import { renderObject } from '../render/renderObject.ts';
import { findObject } from '../state/findObject.ts';
import { newStripeId } from '../state/newStripeId.ts';
import { StripeProblem } from '../StripeProblem.ts';

const pageFields = z.strictObject(PAGE_FIELDS);
const newCoupon = z.strictObject({
  id: z.optional(textField),
  percent_off: z
    .string()
    .regex(/^\d+(\.\d+)?$/)
    .transform(Number),
  duration: z.enum(['forever', 'once', 'repeating']).default('once'),
  duration_in_months: numberField.nullable().default(null),
  name: textField.nullable().default(null),
});
const newRate = z.strictObject({
  display_name: textField,
  percentage: z
    .string()
    .regex(/^\d+(\.\d+)?$/)
    .transform(Number),
  inclusive: flagField,
  country: clearableText.default(null),
  metadata: metadataField.default({}),
});
const newEndpoint = z.strictObject({
  url: textField,
  enabled_events: z.array(textField).min(1),
  api_version: textField.default('2026-10-28.endive'),
  description: z.optional(textField),
  metadata: metadataField.default({}),
});
const endpointChange = z.strictObject({
  url: z.optional(textField),
  enabled_events: z.optional(z.array(textField).min(1)),
  disabled: z.optional(flagField),
  metadata: z.optional(metadataField),
});
const eventFields = z.strictObject({ ...PAGE_FIELDS, type: z.optional(textField) });

function createCoupon({ world, family, form }: ApiRequest): unknown {
  const {
    id = newStripeId('co'),
    percent_off: percentOff,
    duration,
    duration_in_months: months,
    name,
  } = readFields(newCoupon, form);
  if (Object.hasOwn(world.state.coupons, id)) {
    throw new StripeProblem(400, 'Coupon already exists.', { code: 'resource_already_exists', param: 'id' });
  }
  world.state.coupons[id] = { id, created: world.now(), percentOff, duration, months, name };
  return renderObject(world, 'coupons', id, family);
}

function createRate({ world, family, form }: ApiRequest): unknown {
  const { display_name: displayName, ...fields } = readFields(newRate, form);
  const id = newStripeId('txr');
  world.state.taxRates[id] = { ...fields, id, created: world.now(), active: true, displayName };
  world.emit('tax_rate.created', 'taxRates', id);
  return renderObject(world, 'taxRates', id, family);
}

function createEndpoint({ world, form }: ApiRequest): unknown {
  const { url, enabled_events: events, api_version: apiVersion, metadata } = readFields(newEndpoint, form);
  const secret = `whsec_${randomBytes(24).toString('hex')}`;
  const endpoint = {
    id: newStripeId('we'),
    created: world.now(),
    url,
    secret,
    apiVersion,
    events,
    isOn: true,
    metadata,
  };
  world.state.endpoints[endpoint.id] = endpoint;
  return renderEndpoint(endpoint, true);
}

function changeEndpoint({ world, form, ids: [id = ''] }: ApiRequest): unknown {
  const endpoint = findObject(world.state.endpoints, id, 'webhook endpoint');
  const { url, enabled_events: events, disabled, metadata } = readFields(endpointChange, form);
  if (url !== undefined) endpoint.url = url;
  if (events !== undefined) endpoint.events = events;
  if (disabled !== undefined) endpoint.isOn = !disabled;
  if (metadata !== undefined) endpoint.metadata = { ...endpoint.metadata, ...metadata };
  return renderEndpoint(endpoint);
}

function listEvents({ world, form, version }: ApiRequest): unknown {
  const { type } = readFields(eventFields, form);
  const wanted = Object.values(world.state.events).filter((event) => type === undefined || event.type === type);
  const page = listPageOf('/v1/events', wanted.toReversed(), form);
  return { ...page, data: page.data.map((event) => renderEvent(event, version)) };
}

function list(kind: 'coupons' | 'endpoints' | 'taxRates', url: string) {
  return (request: ApiRequest): unknown => {
    readFields(pageFields, request.form);
    return listOf(request, kind, Object.values(request.world.state[kind]), url);
  };
}

function one(kind: 'coupons' | 'endpoints' | 'taxRates') {
  return ({ world, family, ids }: ApiRequest): unknown => renderObject(world, kind, ids[0] ?? '', family);
}

/** Routes of an account beside its customers: coupons, tax rates, webhook endpoints and events. */
export const ACCOUNT_ROUTES: readonly Route[] = [
  { method: 'GET', path: 'coupons', serve: list('coupons', '/v1/coupons') },
  { method: 'POST', path: 'coupons', serve: createCoupon },
  { method: 'GET', path: 'coupons/:', serve: one('coupons') },
  { method: 'GET', path: 'tax_rates', serve: list('taxRates', '/v1/tax_rates') },
  { method: 'POST', path: 'tax_rates', serve: createRate },
  { method: 'GET', path: 'tax_rates/:', serve: one('taxRates') },
  { method: 'GET', path: 'webhook_endpoints', serve: list('endpoints', '/v1/webhook_endpoints') },
  { method: 'POST', path: 'webhook_endpoints', serve: createEndpoint },
  { method: 'POST', path: 'webhook_endpoints/:', serve: changeEndpoint },
  { method: 'GET', path: 'events', serve: listEvents },
  {
    method: 'GET',
    path: 'events/:',
    serve: ({ world, ids, version }) => renderEvent(findObject(world.state.events, ids[0] ?? '', 'event'), version),
  },
];
