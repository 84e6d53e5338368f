import { can } from '@parlance/domain/roles';
import type { Operation, RuleRow } from './ruleRow.ts';
import { actingRole, type Context, type Tenant } from './rulesFixture.ts';

/** The role table's answer: what the rules must do. */
export function isAllowed(row: RuleRow, operation: Operation, context: Context, tenant: Tenant): boolean {
  const permission = row.permissions[operation] ?? null;
  if (context === 'watcher' && tenant === 'A' && row.watcher?.includes(operation) === true) return true;
  switch (permission) {
    case null:
      return false;
    case 'self':
      return context !== 'nobody';
    case 'confirmed':
    case 'confirmed self':
      return !['nobody', 'visitor', 'watcher', 'unconfirmed'].includes(context);
    default:
      return can(actingRole(context, tenant), permission);
  }
}
