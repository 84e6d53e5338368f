import * as z from 'zod/mini';
import { idSchema } from '../ids.ts';
import { LIMITS } from '../limits.ts';
import { LOCALES } from '../locales.ts';
import { ASSIGNABLE_ROLES } from '../roles.ts';
import { defineContract } from './contract.ts';
import { emailField, lineField } from './fields.ts';

/**
 * Keeps a seat for an address and mails the invitation.
 * Fails with `seat-limit-reached` { current, max }, `already-member` or `already-invited`.
 */
export const inviteMember = defineContract({
  name: 'inviteMember',
  access: { kind: 'member', action: 'members.manage' },
  input: z.strictObject({
    orgId: idSchema,
    fullName: lineField(LIMITS.nameCharacters),
    email: emailField,
    role: z.enum(ASSIGNABLE_ROLES),
    locale: z.enum(LOCALES),
  }),
  output: z.strictObject({ inviteId: idSchema }),
});
