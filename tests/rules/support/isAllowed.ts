import { can } from '@parlance/domain/roles';
import type { Operation, RuleRow } from './ruleRow.ts';
import { type Context, PEOPLE } from './CONTEXTS.ts';
import { actingRole, type Tenant } from './rulesFixture.ts';

/** The role table's answer: what the rules must do. */
export function isAllowed(row: RuleRow, operation: Operation, context: Context, tenant: Tenant): boolean {
  const permission = row.permissions[operation] ?? null;
  if (context === 'watcher' && tenant === 'A' && row.watcher?.includes(operation) === true) return true;
  switch (permission) {
    case null:
      return false;
    case 'self':
      return PEOPLE.includes(context);
    case 'confirmed':
      // What is not of any person or organization asks no profile whether the session has ended.
      return context === 'ended' || (PEOPLE.includes(context) && context !== 'unconfirmed');
    case 'confirmed self':
      return PEOPLE.includes(context) && context !== 'unconfirmed';
    default:
      return can(actingRole(context, tenant), permission);
  }
}
