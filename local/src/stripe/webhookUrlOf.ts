import { functionsUrlOf } from '../config/functionsUrlOf.ts';
import type { Ports } from '../config/portsFrom.ts';

/** Where a suite's functions take Stripe's events. */
export function webhookUrlOf(projectId: string, ports: Ports): string {
  return `${functionsUrlOf(projectId, ports)}/ext-firestore-stripe-payments-handleWebhookEvents`;
}
