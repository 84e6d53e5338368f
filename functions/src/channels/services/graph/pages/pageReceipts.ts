import type { Receipt } from '../../../connection/Adapter.ts';
import type { PageEvent } from './pageEventSchema.ts';

/** Word on messages that were sent, of those that are named: the time up to which Messenger says that all was read names none. */
export function pageReceipts({ delivery, read }: PageEvent): Receipt[] {
  const delivered = (delivery?.mids ?? []).map((mid) => ({ serviceId: mid, state: 'delivered', fault: null }) as const);
  const seen = read?.mid === undefined ? [] : [{ serviceId: read.mid, state: 'read', fault: null } as const];
  return [...delivered, ...seen];
}
