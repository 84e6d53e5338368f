import { functionsUrlOf } from '../config/functionsUrlOf.ts';
import type { Ports } from '../config/portsFrom.ts';

/** URL at which a suite's functions receive Stripe's events. */
export function webhookUrlOf(projectId: string, ports: Ports): string {
  return `${functionsUrlOf(projectId, ports)}/ext-firestore-stripe-payments-handleWebhookEvents`;
}
