import Box from '@mui/material/Box';
import { FAIR_USE, PLAN_LIMITS } from '@parlance/domain/plans';
import { ChartFrame } from '#web/components/charts/ChartFrame.tsx';
import { LimitBar } from '#web/components/charts/LimitBar.tsx';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { useDayBudgets } from '../../api/useDayBudgets.ts';

/** Use of what costs no message of the plan and has a number a day: suggestions, translations, tests and the like. */
export function DayBudgets() {
  const t = useTranslate();
  const { plan } = useMembership().org;
  const budgets = useDayBudgets();
  const used = new Map(budgets.status === 'ready' ? budgets.value.map((one) => [one.budget, one.used] as const) : []);
  return (
    <ChartFrame title={t('usage.today')} text={t('usage.todayText')}>
      {budgets.status === 'error' ? (
        <ErrorState title={t('usage.todayFailed')} error={budgets.error} onRetry={budgets.retry} />
      ) : (
        <Box
          sx={{
            display: 'grid',
            gap: 2.5,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          {FAIR_USE.map((budget) => (
            <LimitBar
              key={budget}
              label={t(`usage.today.${budget}`)}
              used={used.get(budget)}
              max={PLAN_LIMITS[plan][budget]}
            />
          ))}
        </Box>
      )}
    </ChartFrame>
  );
}
