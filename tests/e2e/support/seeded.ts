import { ROLES, type Role } from '@parlance/domain/roles';
import * as z from 'zod';

const seededSchema = z.object({
  orgId: z.string(),
  chatbotId: z.string(),
  users: z.array(z.object({ role: z.enum(ROLES), email: z.string(), password: z.string() })),
  stranger: z.object({ orgId: z.string(), chatbotId: z.string(), email: z.string(), password: z.string() }),
});

/** The demo data that tests/run.ts has seeded. */
export const seeded = seededSchema.parse(JSON.parse(process.env['PARLANCE_SEEDED'] ?? 'null'));

/** Sign-in of the demo organization's person with a role. */
export function seededUser(role: Role): { email: string; password: string } {
  const user = seeded.users.find((candidate) => candidate.role === role);
  if (user === undefined) throw new Error(`Nobody is ${role}`);
  return user;
}
