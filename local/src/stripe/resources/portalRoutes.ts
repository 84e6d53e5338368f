import * as z from 'zod';
import { flagField, metadataField, textField } from '../http/fields.ts';
import { listOf } from '../http/listOf.ts';
import { readFields } from '../http/readFields.ts';
import type { ApiRequest, Route } from '../http/Route.ts';
import { PAGE_FIELDS } from '../listPageOf.ts';
import { renderObject } from '../render/renderObject.ts';
import { findObject } from '../state/findObject.ts';
import { newStripeId } from '../state/newStripeId.ts';

const newSession = z.strictObject({
  customer: textField,
  return_url: z.optional(textField),
  locale: z.optional(textField),
  configuration: z.optional(textField),
  flow_data: z.optional(z.looseObject({ type: textField })),
});
const feature = z.strictObject({ enabled: flagField });
const configurationFields = z.strictObject({
  features: z.strictObject({
    customer_update: z.strictObject({ enabled: flagField, allowed_updates: z.array(textField).default([]) }),
    invoice_history: feature,
    payment_method_update: feature,
    subscription_cancel: feature,
    subscription_update: feature,
  }),
  default_return_url: textField.nullable().default(null),
  metadata: metadataField.default({}),
});
const listFields = z.strictObject({ ...PAGE_FIELDS, active: z.optional(flagField) });

function createSession({ world, family, form }: ApiRequest): unknown {
  const { customer, return_url: returnUrl = null, locale = null, ...rest } = readFields(newSession, form);
  findObject(world.state.customers, customer, 'customer', 'customer');
  const { configuration = null, flow_data: flow } = rest;
  if (configuration !== null) findObject(world.state.portalConfigurations, configuration, 'configuration');
  const id = newStripeId('bps');
  const created = world.now();
  world.state.portalSessions[id] = {
    id,
    created,
    customer,
    returnUrl,
    configuration,
    flow: flow?.type ?? null,
    locale,
  };
  return renderObject(world, 'portalSessions', id, family);
}

function createConfiguration({ world, family, form }: ApiRequest): unknown {
  const { features, metadata, default_return_url: returnUrl } = readFields(configurationFields, form);
  const id = newStripeId('bpc');
  world.state.portalConfigurations[id] = { id, created: world.now(), features, returnUrl, metadata };
  return renderObject(world, 'portalConfigurations', id, family);
}

function changeConfiguration({ world, family, form, ids: [id = ''] }: ApiRequest): unknown {
  const configuration = findObject(world.state.portalConfigurations, id, 'configuration');
  const { features, metadata, default_return_url: returnUrl } = readFields(configurationFields, form);
  Object.assign(configuration, { features, returnUrl, metadata: { ...configuration.metadata, ...metadata } });
  return renderObject(world, 'portalConfigurations', id, family);
}

function listConfigurations(request: ApiRequest): unknown {
  readFields(listFields, request.form);
  const all = Object.values(request.world.state.portalConfigurations);
  return listOf(request, 'portalConfigurations', all, '/v1/billing_portal/configurations');
}

/** Stripe's portal: its sessions, and what they offer. */
export const PORTAL_ROUTES: readonly Route[] = [
  { method: 'POST', path: 'billing_portal/sessions', serve: createSession },
  { method: 'GET', path: 'billing_portal/configurations', serve: listConfigurations },
  { method: 'POST', path: 'billing_portal/configurations', serve: createConfiguration },
  { method: 'POST', path: 'billing_portal/configurations/:', serve: changeConfiguration },
];
