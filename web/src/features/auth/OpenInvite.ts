import type { AssignableRole } from '@parlance/domain/roles';

/** What the link of an invitation says. */
export interface OpenInvite {
  organizationName: string;
  inviterName: string;
  fullName: string;
  email: string;
  role: AssignableRole;
  /** True where the address has an account already. */
  hasAccount: boolean;
}
