import { type Usage, usageSchema } from '@parlance/domain/documents/organizations/usage';
import { paths } from '@parlance/domain/paths';
import { calendarDay } from '@parlance/domain/time/calendarDay';
import type { Live } from '#web/lib/live.ts';
import { useDocument } from '#web/lib/firestore/useDocument.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

/** Usage of the plan, live: this month's by the organization's clock, or the whole trial's. @param now In milliseconds. */
export function useUsage(now: number): Live<Pick<Usage, 'messages' | 'scannedPages'>> {
  const { orgId, org } = useMembership();
  const today = calendarDay(new Date(now), org.timezone);
  const key = org.plan === 'trial' ? 'trial' : today.slice(0, 'yyyy-mm'.length);
  const usage = useDocument(paths.usage(orgId, key), usageSchema);
  return usage.status === 'ready' ? { status: 'ready', value: usage.value ?? { messages: 0, scannedPages: 0 } } : usage;
}
