import * as z from 'zod';
import { timestamp } from '../../timestamp.ts';

/**
 * orgs/{orgId}/apiRequests/{sha256 of key and Idempotency-Key}: a request to the API that can be sent again. Ends by TTL. What
 * was asked is in it as a hash alone.
 */
export const apiRequestSchema = z.object({
  /** SHA-256 of method, address and body. */
  requestHash: z.string(),
  /** While it is served: until when nobody else serves it. Null once it is done. */
  leaseUntil: z.nullable(timestamp),
  /** Answer as JSON text; null while it is served, and for an operation that finds its former answer by itself. */
  answer: z.nullable(z.string()),
  expiresAt: timestamp,
});
