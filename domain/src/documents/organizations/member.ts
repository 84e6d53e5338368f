import * as z from 'zod';
import { ROLES } from '../../roles.ts';
import { timestamp } from '../../timestamp.ts';

export const MEMBER_STATUSES = ['pending', 'active'] as const;

/** orgs/{orgId}/members/{uid}: what the security rules and the callables read to decide who may do what. */
export const memberSchema = z.object({
  name: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  status: z.enum(MEMBER_STATUSES),
  /** Sessions that began before this moment (seconds since 1970, as a token's `auth_time`) have no access. */
  sessionsFrom: z.int().default(0),
  /** Nor have these, which were ended one by one. */
  endedSessions: z.array(z.int()).default([]),
  createdAt: timestamp,
});

export type Member = z.infer<typeof memberSchema>;
