import * as z from 'zod/mini';
import { idSchema } from '../ids.ts';
import { LIMITS } from '../limits.ts';
import { LOCALES } from '../locales.ts';
import { isTimezone } from '../timezone.ts';
import { defineContract } from './contract.ts';
import { organizationNameField } from '../fields.ts';

/** Changes what the organization is called and how its figures and mails are kept. */
export const updateOrg = defineContract({
  name: 'updateOrg',
  access: { kind: 'member', action: 'org.update' },
  idempotent: true,
  input: z.strictObject({
    orgId: idSchema,
    name: organizationNameField(LIMITS.nameCharacters),
    timezone: z.string().check(z.maxLength(60), z.refine(isTimezone)),
    locale: z.enum(LOCALES),
  }),
  output: z.strictObject({}),
});

/** Makes another active member the owner. The caller becomes an administrator. */
export const transferOwnership = defineContract({
  name: 'transferOwnership',
  access: { kind: 'member', action: 'ownership.transfer', isRecent: true },
  idempotent: true,
  input: z.strictObject({ orgId: idSchema, uid: idSchema }),
  output: z.strictObject({}),
});

/** Deletes the organization with everything in it. `name` must be its name, else `confirmation-mismatch`. */
export const deleteOrg = defineContract({
  name: 'deleteOrg',
  access: { kind: 'member', action: 'org.delete', isRecent: true },
  idempotent: true,
  input: z.strictObject({ orgId: idSchema, name: z.string().check(z.maxLength(LIMITS.nameCharacters)) }),
  output: z.strictObject({}),
});
