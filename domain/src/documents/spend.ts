import * as z from 'zod';
import { timestamp } from '../timestamp.ts';

/** spend/{yyyy-mm-dd}-{shard}: a part of what the calls to models of a day (UTC) have cost. Ends by the TTL on `expiresAt`. */
export const spendSchema = z.object({
  /** Millionths of a US dollar, estimated by published prices. */
  microUsd: z.int(),
  expiresAt: timestamp,
});
