import type { Contract } from '@parlance/domain/contracts/contract';
import { takeRateLimit } from '../../kernel/platform/limits/takeRateLimit.ts';

/** Counts a call as one of the dashboard's to a contract: programs and people have an organization's limits together. Throws `rate-limited`. */
export async function takeOrgLimits(
  { name, limits = [] }: Pick<Contract<never, never>, 'name' | 'limits'>,
  orgId: string,
): Promise<void> {
  for (const { per, uses, windowMs } of limits) {
    if (per === 'org') await takeRateLimit(`${name}:${per}:${orgId}`, uses, windowMs);
  }
}
