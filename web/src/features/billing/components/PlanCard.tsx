import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { isInGoodStanding } from '@parlance/domain/billing/isInGoodStanding';
import { isLive } from '@parlance/domain/billing/isLive';
import { type PaidPlan, PLAN_LIMITS } from '@parlance/domain/plans';
import { useIntl } from 'react-intl';
import { StateChip } from '#web/components/ui/StateChip.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { planLines } from '#web/lib/billing/planLines.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { isCurrentPlan } from '../isCurrentPlan.ts';
import { MonthlyPrice } from './MonthlyPrice.tsx';

interface PlanCardProps {
  plan: PaidPlan;
  /** Undefined while the products are being read, null where none is on sale: nothing can be chosen. */
  productId: string | null | undefined;
  /** Asked where another plan is paid for already. */
  onChange: () => void;
  /** Asked where none is. */
  onOrder: () => void;
}

/** A plan with its price, what it includes, and the way to it. */
export function PlanCard({ plan, productId, onChange, onOrder }: PlanCardProps) {
  const t = useTranslate();
  const { org } = useMembership();
  const name = t(`settings.plan.${plan}`);
  const isSubscribed = isLive(org.subscription);
  const isCurrent = isCurrentPlan(org, plan);
  // What is not paid cannot be changed, nor what Stripe has paused: the news above has the way out.
  const canChoose = !isSubscribed || (org.subscription !== null && isInGoodStanding(org.subscription));
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 2,
        p: 3,
        border: 1,
        borderColor: isCurrent ? 'primary.main' : 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between', alignItems: 'center' }}>
        <Typography variant="h2">{name}</Typography>
        {isCurrent && <StateChip color="success" icon="circle-check" label={t('plans.current')} />}
      </Box>
      <Typography component="div" sx={{ fontSize: '1.5rem', fontWeight: 650, minHeight: 36 }}>
        <MonthlyPrice productId={productId} />
      </Typography>
      <Included plan={plan} />
      {!isCurrent && canChoose && (
        <Button
          variant={isSubscribed ? 'outlined' : 'contained'}
          disabled={typeof productId !== 'string'}
          onClick={isSubscribed ? onChange : onOrder}
          sx={{ mt: 'auto' }}
        >
          {t(isSubscribed ? 'plans.changeTo' : 'plans.choose', { plan: name })}
        </Button>
      )}
      {!isCurrent && !canChoose && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 'auto' }}>
          {t('plans.changeBlocked')}
        </Typography>
      )}
    </Box>
  );
}

const MILLION = 1_000_000;

/** The plan's limits in words. */
function Included({ plan }: Pick<PlanCardProps, 'plan'>) {
  const t = useTranslate();
  const intl = useIntl();
  const { trainingTokens, websitePages } = PLAN_LIMITS[plan];
  const lines = [
    ...planLines(t, plan),
    t('plans.training', { amount: intl.formatNumber(trainingTokens / MILLION) }),
    t('plans.pages', { count: websitePages }),
  ];
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Box>
  );
}
