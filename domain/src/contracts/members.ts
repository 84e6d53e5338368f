import * as z from 'zod/mini';
import { idSchema } from '../ids.ts';
import { LIMITS } from '../limits.ts';
import { LOCALES } from '../locales.ts';
import { ASSIGNABLE_ROLES } from '../roles.ts';
import { defineContract } from './contract.ts';
import { emailField, nameField, passwordField, tokenField } from '../fields.ts';

/**
 * Keeps a seat for an address and mails the invitation.
 * Fails with `seat-limit-reached` { current, max }, `already-member` or `already-invited`.
 */
export const inviteMember = defineContract({
  name: 'inviteMember',
  access: { kind: 'member', action: 'members.manage' },
  idempotent: false,
  input: z.strictObject({
    orgId: idSchema,
    fullName: nameField(LIMITS.nameCharacters),
    email: emailField,
    role: z.enum(ASSIGNABLE_ROLES),
    locale: z.enum(LOCALES),
  }),
  output: z.strictObject({ inviteId: idSchema }),
});

/** Mails an open invitation again, with seven new days. Fails with `seat-limit-reached` where it had expired and its seat is taken. */
export const resendInvite = defineContract({
  name: 'resendInvite',
  access: { kind: 'member', action: 'members.manage' },
  idempotent: true,
  input: z.strictObject({ orgId: idSchema, inviteId: idSchema }),
  output: z.strictObject({}),
});

/** Takes an open invitation back: its link stops working and its seat is free. */
export const revokeInvite = defineContract({
  name: 'revokeInvite',
  access: { kind: 'member', action: 'members.manage' },
  idempotent: true,
  input: z.strictObject({ orgId: idSchema, inviteId: idSchema }),
  output: z.strictObject({}),
});

/** Gives an invitation that waits for an answer another role. */
export const updateInviteRole = defineContract({
  name: 'updateInviteRole',
  access: { kind: 'member', action: 'members.manage' },
  idempotent: true,
  input: z.strictObject({ orgId: idSchema, inviteId: idSchema, role: z.enum(ASSIGNABLE_ROLES) }),
  output: z.strictObject({}),
});

/** Reads the invitation behind a link. Uses nothing up: mail scanners open links. Fails with `token-invalid`. */
export const readInvite = defineContract({
  name: 'readInvite',
  access: { kind: 'public' },
  idempotent: true,
  input: z.strictObject({ token: tokenField }),
  output: z.strictObject({
    organizationName: z.string(),
    inviterName: z.string(),
    fullName: z.string(),
    email: z.string(),
    role: z.enum(ASSIGNABLE_ROLES),
    /** True where the address has an account already: it signs in and joins. */
    hasAccount: z.boolean(),
  }),
});

/**
 * Joins the organization with the signed-in account, whose address must be the invited one, in the role of the invitation.
 * Fails with `token-invalid`, `token-other-account` or `seat-limit-reached`.
 */
export const acceptInvite = defineContract({
  name: 'acceptInvite',
  access: { kind: 'user' },
  idempotent: true,
  input: z.strictObject({ token: tokenField }),
  output: z.strictObject({ orgId: idSchema }),
});

/**
 * Makes the account of an invited person, confirmed by the mail that brought the token, and joins the organization.
 * Fails with `token-invalid`, `token-other-account` (the address has an account: sign in), `seat-limit-reached` or `password-common`.
 */
export const setUpInvitedAccount = defineContract({
  name: 'setUpInvitedAccount',
  access: { kind: 'public' },
  idempotent: false,
  input: z.strictObject({
    token: tokenField,
    fullName: nameField(LIMITS.nameCharacters),
    password: passwordField,
    locale: z.enum(LOCALES),
  }),
  output: z.strictObject({ email: z.string() }),
});

const grantsField = z.strictObject({
  accessKeys: z.array(z.string()),
  webhooks: z.array(z.string()),
  actions: z.array(z.string()),
  invites: z.array(z.string()),
});

/** By name: keys, hosts of webhooks, titles of actions, addresses of open invitations. */
export type Grants = z.infer<typeof grantsField>;

/**
 * Reads the grants of a member that let others in or data out, and those of them that stay when the member goes: open invitations
 * do not. For another member, only callers who manage members may ask: `permission-denied`.
 */
export const readMemberGrants = defineContract({
  name: 'readMemberGrants',
  access: { kind: 'member', action: 'org.read' },
  idempotent: true,
  input: z.strictObject({ orgId: idSchema, uid: idSchema }),
  output: grantsField,
});

/** Keys, webhooks and actions that the member has made are deleted as well; the organization keeps them otherwise. */
const deletesGrants = z.optional(z.boolean());

/**
 * Gives a member another role. The loss of the right to invite revokes the member's open invitations. Fails with
 * `member-role-forbidden` for the owner.
 */
export const updateMemberRole = defineContract({
  name: 'updateMemberRole',
  access: { kind: 'member', action: 'members.manage' },
  idempotent: true,
  input: z.strictObject({ orgId: idSchema, uid: idSchema, role: z.enum(ASSIGNABLE_ROLES), deletesGrants }),
  output: z.strictObject({}),
});

/** Removes a member, revokes their open invitations and ends their sessions. Fails with `member-remove-forbidden` for the owner and for oneself. */
export const removeMember = defineContract({
  name: 'removeMember',
  access: { kind: 'member', action: 'members.manage' },
  idempotent: true,
  input: z.strictObject({ orgId: idSchema, uid: idSchema, deletesGrants }),
  output: z.strictObject({}),
});

/** Ends the caller's own membership and revokes their open invitations. */
export const leaveOrg = defineContract({
  name: 'leaveOrg',
  access: { kind: 'member', action: 'org.leave' },
  idempotent: true,
  input: z.strictObject({ orgId: idSchema, deletesGrants }),
  output: z.strictObject({}),
});
