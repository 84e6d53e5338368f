import * as z from 'zod';
import { timestamp } from '../../timestamp.ts';

/**
 * orgs/{orgId}/views/{viewId}, the team's, and orgs/{orgId}/members/{uid}/views/{viewId}, a member's own: filters of the list of
 * conversations under a name.
 */
export const viewSchema = z.object({
  name: z.string(),
  /** The filters as the list's address has them. */
  query: z.string(),
  /** Owner of the view; null: the team's. */
  ownerUid: z.nullable(z.string()),
  createdAt: timestamp,
});

export type View = z.infer<typeof viewSchema>;
