import type { Endpoint, StripeEvent } from '../state/accountSchemas.ts';
import type { Form } from '../state/World.ts';
import { familyOf } from './familyOf.ts';

/** Stripe's event object, with its object as the version shows it. */
export function renderEvent(event: StripeEvent, version: string): Form {
  return {
    id: event.id,
    object: 'event',
    api_version: version,
    created: event.created,
    data: { object: event[familyOf(version)] },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: event.idempotencyKey },
    type: event.type,
  };
}

/** Stripe's webhook endpoint object. Its secret is shown when it is made, and never again. */
export function renderEndpoint(endpoint: Endpoint, isNew = false): Form {
  return {
    id: endpoint.id,
    object: 'webhook_endpoint',
    api_version: endpoint.apiVersion,
    application: null,
    created: endpoint.created,
    description: null,
    enabled_events: endpoint.events,
    livemode: false,
    metadata: endpoint.metadata,
    ...(isNew ? { secret: endpoint.secret } : {}),
    status: endpoint.isOn ? 'enabled' : 'disabled',
    url: endpoint.url,
  };
}
