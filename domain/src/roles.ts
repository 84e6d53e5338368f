export const ROLES = ['owner', 'admin', 'member', 'viewer'] as const;

export type Role = (typeof ROLES)[number];

/**
 * Roles that may take each action inside an organization: the one table behind the security rules' tests, the callables and the
 * views of the dashboard. An action that is not listed does not exist.
 */
export const ROLE_TABLE = {
  'org.read': ['owner', 'admin', 'member', 'viewer'],
  'org.update': ['owner', 'admin'],
  'org.delete': ['owner'],
  'org.leave': ['admin', 'member', 'viewer'],
  'ownership.transfer': ['owner'],
  'billing.manage': ['owner'],
  'members.manage': ['owner', 'admin'],
  'teams.manage': ['owner', 'admin'],
  'accessKeys.manage': ['owner', 'admin'],
  'webhooks.manage': ['owner', 'admin'],
  'channels.manage': ['owner', 'admin'],
  'action.manage': ['owner', 'admin'],
  'identity.manage': ['owner', 'admin'],
  'chatbot.create': ['owner', 'admin', 'member'],
  'chatbot.configure': ['owner', 'admin', 'member'],
  'chatbot.delete': ['owner', 'admin'],
  'conversations.delete': ['owner', 'admin'],
  'domains.update': ['owner', 'admin'],
  'source.write': ['owner', 'admin', 'member'],
  'source.erase': ['owner', 'admin'],
  'release.rollBack': ['owner', 'admin'],
  'contradiction.decide': ['owner', 'admin'],
  'test.write': ['owner', 'admin', 'member'],
  'gate.manage': ['owner', 'admin'],
  'chat.write': ['owner', 'admin', 'member'],
  'lead.write': ['owner', 'admin', 'member'],
  'data.export': ['owner', 'admin'],
  'person.manage': ['owner', 'admin'],
  'recounts.read': ['owner', 'admin'],
  'personalData.always': ['owner', 'admin'],
  'personalData.read': ['owner', 'admin', 'member'],
  'personalData.reveal': ['owner', 'admin', 'member'],
  'personalData.open': ['owner'],
} as const satisfies Record<string, readonly Role[]>;

/** The roles that an invitation or an administrator can give. The owner's comes by transfer alone. */
export const ASSIGNABLE_ROLES = ['admin', 'member', 'viewer'] as const satisfies readonly Role[];

export type AssignableRole = (typeof ASSIGNABLE_ROLES)[number];

export type Action = keyof typeof ROLE_TABLE;

/** True iff a member with this role may take this action. */
export function can(role: Role | undefined, action: Action): boolean {
  const allowed: readonly Role[] = ROLE_TABLE[action];
  return role !== undefined && allowed.includes(role);
}

/** True iff a member with role `actor` may give another role to one who has `target`: never to the owner. */
export function canEditRole(actor: Role, target: Role): boolean {
  return can(actor, 'members.manage') && target !== 'owner';
}

/** True iff a member with role `actor` may remove one who has `target`: never the owner. Oneself leaves instead. */
export function canRemove(actor: Role, target: Role): boolean {
  return can(actor, 'members.manage') && target !== 'owner';
}
