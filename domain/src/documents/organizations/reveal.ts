import * as z from 'zod';
import { timestamp } from '../../timestamp.ts';

/**
 * orgs/{orgId}/members/{uid}/reveals/{chat, lead or contact}_{id}: that a member sees the personal data of one of them, for as long
 * as it says.
 */
export const revealSchema = z.object({
  at: timestamp,
  /** Until then. Deleted some time after, by TTL. */
  expiresAt: timestamp,
});

export type Reveal = z.infer<typeof revealSchema>;
