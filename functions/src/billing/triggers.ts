import { DAY_MS } from '@parlance/domain/durations';
import { onDocumentCreated, onDocumentDeleted } from 'firebase-functions/firestore';
import { onCall, onRequest } from 'firebase-functions/https';
import * as z from 'zod';
import { BACKGROUND } from '../kernel/platform/sizes/BACKGROUND.ts';
import { corsOrigin, stripeApiKey, stripeWebhookSecret } from '../kernel/platform/config.ts';
import { handleEvent } from '../kernel/platform/log/handleEvent.ts';
import { whenServed } from '../kernel/platform/whenServed.ts';

const madeByCallSchema = z.looseObject({ maker: z.literal('startCheckout') });

const loadSession = whenServed('createCheckoutSession', () => import('./checkout/createSession.ts'));
const loadRemoval = whenServed('onCustomerDataDeleted', () => import('./checkout/removeCustomer.ts'));
const loadPortal = whenServed('createPortalLink', () => import('./checkout/servePortalLink.ts'));
const loadEvents = whenServed('handleWebhookEvents', () => import('./events/serveEvents.ts'));

/** customers/{orgId}/checkout_sessions/{checkoutId} created: makes the session at Stripe, unless `startCheckout` does. */
export const createCheckoutSession = onDocumentCreated(
  {
    document: 'customers/{orgId}/checkout_sessions/{checkoutId}',
    secrets: [stripeApiKey],
    retry: true,
    ...BACKGROUND,
    maxInstances: 5,
  },
  (event) => {
    const { orgId, checkoutId } = event.params;
    return handleEvent(event, { name: 'createCheckoutSession', orgId }, async () => {
      const data: unknown = event.data?.data();
      if (madeByCallSchema.safeParse(data).success) return;
      const { createSession } = await loadSession();
      await createSession(orgId, checkoutId, data);
    });
  },
);

/** customers/{orgId} deleted with its organization: deletes the customer at Stripe and so ends what it pays for. */
export const onCustomerDataDeleted = onDocumentDeleted(
  { document: 'customers/{orgId}', secrets: [stripeApiKey], retry: true, ...BACKGROUND, maxInstances: 5 },
  (event) => {
    const { orgId } = event.params;
    const work = async () => {
      const { removeCustomer } = await loadRemoval();
      await removeCustomer(event.data?.data());
    };
    // Nothing else ends what is paid: the platform tries for a day.
    return handleEvent(event, { name: 'onCustomerDataDeleted', orgId }, work, DAY_MS);
  },
);

/** Called by the web app: a link to Stripe's portal. */
export const createPortalLink = onCall<unknown, Promise<unknown>>(
  { secrets: [stripeApiKey], cors: corsOrigin, ...BACKGROUND, maxInstances: 5 },
  async (request) => {
    const { servePortalLink } = await loadPortal();
    return servePortalLink(request);
  },
);

/** Called by Stripe with every event. */
export const handleWebhookEvents = onRequest(
  { secrets: [stripeApiKey, stripeWebhookSecret], cors: false, maxInstances: 10, concurrency: 20 },
  async (request, response) => {
    const { serveEvents } = await loadEvents();
    await serveEvents(request, response);
  },
);
