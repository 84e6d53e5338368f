import { canEditRole, canRemove, type Role } from '@parlance/domain/roles';
import type { Person } from './people.ts';

export type PersonAction = 'edit-role' | 'remove' | 'resend' | 'revoke';

/** What somebody with role `actor` can do about a person. Nothing about oneself: one leaves, or is changed by others. */
export function personActions(actor: Role, person: Person): readonly PersonAction[] {
  if (person.kind === 'invite') return ['edit-role', 'resend', 'revoke'];
  if (person.isSelf) return [];
  return [
    ...(canEditRole(actor, person.role) ? (['edit-role'] as const) : []),
    ...(canRemove(actor, person.role) ? (['remove'] as const) : []),
  ];
}
