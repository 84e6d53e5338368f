import Box from '@mui/material/Box';
import { readDayBudgets } from '@parlance/domain/contracts/billing';
import { FAIR_USE, PLAN_LIMITS } from '@parlance/domain/plans';
import { ChartFrame } from '#web/components/charts/ChartFrame.tsx';
import { LimitBar } from '#web/components/charts/LimitBar.tsx';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useAnswer } from '#web/lib/functions/useAnswer.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { limitGrid } from './limitGrid.ts';

/** Use of what costs no message of the plan and has a number a day: suggestions, translations, tests and the like. */
export function DayBudgets() {
  const t = useTranslate();
  const { orgId, org } = useMembership();
  const { answer } = useAnswer(readDayBudgets, { orgId });
  const used = new Map(answer.status === 'ready' ? answer.value.budgets.map((one) => [one.budget, one.used]) : []);
  return (
    <ChartFrame title={t('usage.today')} text={t('usage.todayText')}>
      {answer.status === 'error' ? (
        <ErrorState title={t('usage.todayFailed')} error={answer.error} onRetry={answer.retry} />
      ) : (
        <Box sx={limitGrid}>
          {FAIR_USE.map((budget) => (
            <LimitBar
              key={budget}
              label={t(`usage.today.${budget}`)}
              used={used.get(budget)}
              max={PLAN_LIMITS[org.plan][budget]}
            />
          ))}
        </Box>
      )}
    </ChartFrame>
  );
}
