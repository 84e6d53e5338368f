import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { isLive } from '@parlance/domain/billing/isLive';
import { startCheckout } from '@parlance/domain/contracts/billing';
import { type PaidPlan, PLAN_LIMITS } from '@parlance/domain/plans';
import { useIntl } from 'react-intl';
import { useAction } from '#web/components/toast/useAction.ts';
import { StateChip } from '#web/components/ui/StateChip.tsx';
import { useLocale } from '#web/i18n/useLocale.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { usePrice } from '../api/usePrice.ts';
import { useMoney } from '../useMoney.ts';

interface PlanCardProps {
  plan: PaidPlan;
  productId: string;
  /** Asked where another plan is paid for already. */
  onChange: () => void;
  /** A purchase has begun. */
  onCheckout: (checkoutId: string) => void;
}

/** A plan with its price, what it includes, and the way to it. */
export function PlanCard({ plan, productId, onChange, onCheckout }: PlanCardProps) {
  const t = useTranslate();
  const { locale } = useLocale();
  const { orgId, org } = useMembership();
  const name = t(`settings.plan.${plan}`);
  const isSubscribed = isLive(org.subscription);
  const isCurrent = org.plan === plan && (isSubscribed || org.subscription === null);
  const { isBusy, run } = useAction(async () => {
    const { checkoutId } = await callContract(startCheckout, { orgId, plan, locale });
    onCheckout(checkoutId);
  }, t('plans.checkoutFailed'));
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
      <MonthlyPrice productId={productId} />
      <Included plan={plan} />
      {!isCurrent && (
        <Button
          variant={isSubscribed ? 'outlined' : 'contained'}
          loading={isBusy}
          onClick={isSubscribed ? onChange : run}
          sx={{ mt: 'auto' }}
        >
          {t(isSubscribed ? 'plans.changeTo' : 'plans.choose', { plan: name })}
        </Button>
      )}
    </Box>
  );
}

function MonthlyPrice({ productId }: Pick<PlanCardProps, 'productId'>) {
  const t = useTranslate();
  const money = useMoney();
  const price = usePrice(productId);
  const value = price.status === 'ready' ? price.value : undefined;
  const cents = value?.unit_amount ?? null;
  return (
    <Typography sx={{ fontSize: '1.5rem', fontWeight: 650, minHeight: 36 }}>
      {price.status === 'loading' && <Skeleton width={120} />}
      {price.status !== 'loading' && (cents === null || value === undefined) && t('plans.noPrice')}
      {cents !== null && value !== undefined && t('plans.perMonth', { price: money(cents, value.currency) })}
    </Typography>
  );
}

const MILLION = 1_000_000;

/** The plan's limits in words. */
function Included({ plan }: Pick<PlanCardProps, 'plan'>) {
  const t = useTranslate();
  const intl = useIntl();
  const { messages, chatbots, seats, trainingTokens, websitePages } = PLAN_LIMITS[plan];
  const lines = [
    t('plans.messages', { count: messages }),
    t('plans.chatbots', { count: chatbots }),
    t('plans.seats', { count: seats }),
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
