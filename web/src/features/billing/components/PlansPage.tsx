import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PAID_PLANS, type PaidPlan, PLAN_LIMITS } from '@parlance/domain/plans';
import { useState } from 'react';
import { PageHeader } from '#web/components/page/PageHeader.tsx';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import Alert from '@mui/material/Alert';
import { useSearchParams } from 'react-router';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { PLAN_REASONS } from '#web/config/PLAN_REASONS.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { useProducts } from '../api/useProducts.ts';
import { useOrder } from '../useOrder.ts';
import { CancelledOrder } from './CancelledOrder.tsx';
import { ChangePlanDialog } from './ChangePlanDialog.tsx';
import { OrderDialog } from './OrderDialog.tsx';
import { PlanCard } from './PlanCard.tsx';
import { PlanComparison } from './PlanComparison.tsx';
import { SubscriptionSection } from './SubscriptionSection.tsx';
import { UsedLimits } from './UsedLimits.tsx';

const GRID = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
} as const;

type Offers = readonly (readonly [plan: PaidPlan, productId: string | null | undefined])[];

/** Reason that led to this page, with the present plan's limit. Nothing for people who came by themselves. */
function PlanReasonNote() {
  const t = useTranslate();
  const [params] = useSearchParams();
  const { plan } = useMembership().org;
  const reason = PLAN_REASONS.find((known) => known === params.get('reason'));
  if (reason === undefined) return false;
  return (
    <Alert severity="info" role="presentation" icon={<AppIcon name="info-circle" />} sx={{ mb: 3 }}>
      {t(`plans.reason.${reason}`, {
        plan: t(`settings.plan.${plan}`),
        max: PLAN_LIMITS[plan][reason === 'trial' ? 'messages' : reason],
      })}
    </Alert>
  );
}

/**
 * The plans on sale with their products. While they are being read these are all plans, so that nothing moves afterwards, and where
 * none is on sale all without a product.
 */
function offersOf(products: ReturnType<typeof useProducts>): Offers {
  if (products.status === 'loading') return PAID_PLANS.map((plan) => [plan, undefined]);
  if (products.status === 'error') return [];
  if (products.value.size === 0) return PAID_PLANS.map((plan) => [plan, null]);
  return [...products.value].map(([plan, { id }]) => [plan, id]);
}

/** Plan that the organization pays for, and the other ones on offer. */
export default function PlansPage() {
  const t = useTranslate();
  const products = useProducts();
  const [changing, setChanging] = useState<PaidPlan>();
  const order = useOrder();
  const offers = offersOf(products);
  const isNothing = products.status === 'ready' && products.value.size === 0;
  const orderedId = products.status === 'ready' && order.plan ? products.value.get(order.plan)?.id : undefined;
  return (
    <>
      <PageHeader title={t('plans.title')} context={t('plans.context')} help="billing" />
      <PlanReasonNote />
      {order.isCancelled && order.plan !== undefined && (
        <CancelledOrder plan={order.plan} onContinue={() => order.plan && order.open(order.plan)} />
      )}
      <SubscriptionSection />
      {products.status === 'error' && (
        <ErrorState title={t('plans.loadFailed')} error={products.error} onRetry={products.retry} />
      )}
      {offers.length > 0 && (
        <Box component="ul" sx={{ ...GRID, listStyle: 'none', m: 0, p: 0 }}>
          {offers.map(([plan, productId]) => (
            <PlanCard
              key={plan}
              plan={plan}
              productId={productId}
              onChange={() => setChanging(plan)}
              onOrder={() => order.open(plan)}
            />
          ))}
        </Box>
      )}
      <Typography variant="body2" color="textSecondary" aria-live="polite" sx={{ mt: 2, mb: 3 }}>
        {isNothing ? `${t('plans.noneTitle')}. ${t('plans.noneText')}` : t('plans.tax')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <UsedLimits />
        <PlanComparison products={products.status === 'ready' ? products.value : undefined} />
      </Box>
      {changing !== undefined && <ChangePlanDialog plan={changing} onClose={() => setChanging(undefined)} />}
      {orderedId !== undefined && order.plan !== undefined && !order.isCancelled && (
        <OrderDialog plan={order.plan} productId={orderedId} onClose={order.close} />
      )}
    </>
  );
}
