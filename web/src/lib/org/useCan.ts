import { type Action, can } from '@parlance/domain/roles';
import { useMembership } from './useMembership.ts';

/** Reports whether the current person's role allows an action. */
export function useCan(action: Action): boolean {
  return can(useMembership().member.role, action);
}
