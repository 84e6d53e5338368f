import * as z from 'zod';
import { CHANNEL_FAULTS } from '../../channels/CHANNEL_FAULTS.ts';
import { timestamp } from '../../timestamp.ts';

/**
 * `waiting`: to be sent, now or again. `sending`: a worker has begun to hand it over. `sent`: the service has it. `delivered` and `read`: as
 * the service says. `dropped`: what it was about is deleted.
 */
export const DELIVERY_STATES = ['waiting', 'sending', 'sent', 'delivered', 'read', 'failed', 'dropped'] as const;

export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** State of a message on its way to its customer. */
export const messageDeliverySchema = z.object({
  state: z.enum(DELIVERY_STATES),
  fault: z.nullable(z.enum(CHANNEL_FAULTS)),
  at: timestamp,
});

export type MessageDelivery = z.infer<typeof messageDeliverySchema>;
