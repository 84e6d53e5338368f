import * as z from 'zod/mini';
import { idSchema } from '../ids.ts';
import { LIMITS } from '../limits.ts';
import { LOCALES } from '../locales.ts';
import { isTimezone } from '../timezone.ts';
import { defineContract } from './contract.ts';
import { lineField } from './fields.ts';

/** Changes what the organization is called and how its figures and mails are kept. */
export const updateOrg = defineContract({
  name: 'updateOrg',
  access: { kind: 'member', action: 'org.update' },
  input: z.strictObject({
    orgId: idSchema,
    name: lineField(LIMITS.nameCharacters),
    timezone: z.string().check(z.maxLength(60), z.refine(isTimezone)),
    locale: z.enum(LOCALES),
  }),
  output: z.strictObject({}),
});
