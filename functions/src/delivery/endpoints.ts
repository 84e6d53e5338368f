import * as contracts from '@parlance/domain/contracts/webhooks';
import { type Endpoint, memberEndpoint } from '../kernel/access/endpoint.ts';
import { createWebhook } from './webhooks/createWebhook.ts';
import { deleteWebhook } from './webhooks/deleteWebhook.ts';
import { renewWebhookSecret } from './webhooks/renewWebhookSecret.ts';
import { resendDelivery } from './webhooks/resendDelivery.ts';
import { testWebhook } from './webhooks/testWebhook.ts';
import { updateWebhook } from './webhooks/updateWebhook.ts';

export const webhookEndpoints: readonly Endpoint[] = [
  memberEndpoint(contracts.createWebhook, async ({ input, who }) => createWebhook(who, input)),
  memberEndpoint(contracts.updateWebhook, async ({ input: { webhookId, ...change }, who }) => {
    await updateWebhook(who, webhookId, change);
    return {};
  }),
  memberEndpoint(contracts.deleteWebhook, async ({ input, who }) => {
    await deleteWebhook(who, input.webhookId);
    return {};
  }),
  memberEndpoint(contracts.renewWebhookSecret, async ({ input, who }) => ({
    secret: await renewWebhookSecret(who, input.webhookId),
  })),
  memberEndpoint(contracts.testWebhook, async ({ input, who }) => ({
    deliveryId: await testWebhook(who, input.webhookId),
  })),
  memberEndpoint(contracts.resendDelivery, async ({ input: { webhookId, deliveryId }, who }) => {
    await resendDelivery(who, webhookId, deliveryId);
    return {};
  }),
];
