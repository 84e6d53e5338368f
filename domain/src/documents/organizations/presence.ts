import * as z from 'zod';
import { timestamp } from '../../timestamp.ts';

/** orgs/{orgId}/presence/{uid}: a member who has the dashboard open and takes conversations. */
export const presenceSchema = z.object({
  /** Time at which the browser last reported it, by the server's clock. */
  at: timestamp,
  /** Time after which TTL deletes it, where the browser could not remove it. */
  expiresAt: timestamp,
});

export type Presence = z.infer<typeof presenceSchema>;
