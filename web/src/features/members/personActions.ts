import { canEditRole, canRemove, type Role } from '@parlance/domain/roles';
import type { Person } from './people.ts';

export type PersonAction = 'edit-role' | 'remove' | 'resend' | 'revoke';

/** Actions that a member with role `actor` may take on a person. None on oneself: one leaves, or is changed by others. */
export function personActions(actor: Role, person: Person): readonly PersonAction[] {
  if (person.kind === 'invite') return ['edit-role', 'resend', 'revoke'];
  if (person.isSelf) return [];
  return [
    ...(canEditRole(actor, person.role) ? (['edit-role'] as const) : []),
    ...(canRemove(actor, person.role) ? (['remove'] as const) : []),
  ];
}
