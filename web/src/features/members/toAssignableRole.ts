import { ASSIGNABLE_ROLES, type AssignableRole } from '@parlance/domain/roles';

/** The role that a form's field names; the least one for anything unknown. */
export function toAssignableRole(value: string): AssignableRole {
  return ASSIGNABLE_ROLES.find((role) => role === value) ?? 'viewer';
}
