import { forecastMonth } from '@parlance/domain/analytics/forecastMonth';
import { insightsOf } from '@parlance/domain/analytics/insightsOf';
import { PLAN_LIMITS } from '@parlance/domain/plans';
import { useNow } from '#web/components/ui/useNow.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { usePlanUse } from '#web/lib/org/usePlanUse.ts';
import { Insights } from '../Insights.tsx';
import type { UsageScope } from './UsageScope.ts';

/** Insights from a period's figures, in words. `only` is the organization's one chatbot, where it has no other. */
export function UsageInsights({ chatbotId, figures, period, only }: UsageScope & { only: string | undefined }) {
  const { org } = useMembership();
  const now = useNow();
  const used = usePlanUse(now);
  const isMonthly = org.plan !== 'trial' && used.status === 'ready';
  const forecast = isMonthly
    ? forecastMonth(used.value, PLAN_LIMITS[org.plan].messages, new Date(now), org.timezone)
    : null;
  const { summary, previous } = figures;
  const { from, to } = period;
  const insights = insightsOf({ summary, previous, forecast });
  return <Insights insights={insights} chatbotId={chatbotId ?? only} span={{ from, to }} />;
}
