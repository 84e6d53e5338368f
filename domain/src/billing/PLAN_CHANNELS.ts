import { CONNECTED_CHANNELS, type ConnectedChannel } from '../channels/CHANNELS.ts';
import type { Plan } from '../plans.ts';

/** Services of Meta's, which the smallest plan has not. */
const OF_META: readonly ConnectedChannel[] = ['whatsapp', 'messenger', 'instagram'];

/** Channels that a plan names: a chatbot can be connected with them, and answers there. The trial has all. */
export const PLAN_CHANNELS: Readonly<Record<Plan, readonly ConnectedChannel[]>> = {
  trial: CONNECTED_CHANNELS,
  starter: CONNECTED_CHANNELS.filter((channel) => !OF_META.includes(channel)),
  pro: CONNECTED_CHANNELS,
  business: CONNECTED_CHANNELS,
};
