import { can, type Role } from '@parlance/domain/roles';
import { firstPage } from './firstPage.ts';
import type { AreaRow, PageRow } from './PageRow.ts';

/** True iff navigation and palette link to it for members with this role. */
export function isOffered(row: PageRow | AreaRow, role: Role): boolean {
  return [row.offeredFor, firstPage(row).requires].every((action) => action === undefined || can(role, action));
}
