import * as z from 'zod';
import { BUSINESS_TYPES } from '../businessTypes.ts';
import { idSchema } from '../ids.ts';
import { LOCALES } from '../locales.ts';
import { timestamp } from '../timestamp.ts';

/** users/{uid}: a person's own profile. `signUp` holds the answers until the e-mail is confirmed and the organization exists. */
export const userSchema = z.object({
  name: z.string(),
  email: z.string(),
  locale: z.enum(LOCALES),
  currentOrgId: z.nullable(idSchema),
  signUp: z.nullable(
    z.object({ organizationName: z.string(), businessType: z.enum(BUSINESS_TYPES), country: z.string() }),
  ),
  createdAt: timestamp,
});

export type User = z.infer<typeof userSchema>;
