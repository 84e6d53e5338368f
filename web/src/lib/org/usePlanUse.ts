import { usageSchema } from '@parlance/domain/documents/organizations/usage';
import { paths } from '@parlance/domain/paths';
import { calendarDay } from '@parlance/domain/time/calendarDay';
import { useNow } from '#web/components/ui/useNow.ts';
import type { Live } from '#web/lib/firestore/live.ts';
import { useDocument } from '#web/lib/firestore/useDocument.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

/** Messages that are taken from the plan, live: this month's by the organization's clock, or the whole trial's. */
export function usePlanUse(): Live<number> {
  const { orgId, org } = useMembership();
  const today = calendarDay(new Date(useNow()), org.timezone);
  const key = org.plan === 'trial' ? 'trial' : today.slice(0, 'yyyy-mm'.length);
  const usage = useDocument(paths.usage(orgId, key), usageSchema);
  return usage.status === 'ready' ? { status: 'ready', value: usage.value?.messages ?? 0 } : usage;
}
