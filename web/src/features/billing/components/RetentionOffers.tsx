import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { BILLING } from '@parlance/domain/billing/BILLING';
import { acceptRetentionOffer, pauseSubscription } from '@parlance/domain/contracts/billing';
import type { PaidPlan } from '@parlance/domain/plans';
import { useIntl } from 'react-intl';
import { useAction } from '#web/components/toast/useAction.ts';
import { paths } from '#web/config/paths.ts';
import { useLocale } from '#web/i18n/useLocale.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { useToast } from '#web/lib/toast/useToast.ts';
import { useRetentionOffers } from '../useRetentionOffers.ts';

const MONTHS = Array.from(
  { length: BILLING.pauseMonthsMax - BILLING.pauseMonthsMin + 1 },
  (_, index) => BILLING.pauseMonthsMin + index,
);

interface RetentionOffersProps {
  /** A smaller plan is wanted. */
  onLower: (plan: PaidPlan) => void;
  /** One of the other offers was taken. */
  onDone: () => void;
}

/** Offers that keep the subscription: a pause, a smaller plan, the discount that is given once, or a word with support. */
export function RetentionOffers({ onLower, onDone }: RetentionOffersProps) {
  const t = useTranslate();
  const intl = useIntl();
  const toast = useToast();
  const { locale } = useLocale();
  const { orgId } = useMembership();
  const { canPause, lower, hasDiscount } = useRetentionOffers();
  const pause = useAction(async (months: number) => {
    await callContract(pauseSubscription, { orgId, months });
    toast.success(t('cancelPlan.paused'));
    onDone();
  }, t('subscription.failed'));
  const stay = useAction(async () => {
    await callContract(acceptRetentionOffer, { orgId });
    toast.success(t('cancelPlan.discounted'));
    onDone();
  }, t('subscription.failed'));
  const percent = intl.formatNumber(BILLING.retentionPercent / 100, { style: 'percent' });
  return (
    <Box>
      <Typography sx={{ fontWeight: 600, mb: 1 }}>{t('cancelPlan.instead')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {canPause &&
          MONTHS.map((months) => (
            <Button
              key={months}
              size="small"
              variant="outlined"
              loading={pause.isBusy}
              onClick={() => pause.run(months)}
            >
              {t('cancelPlan.pause', { months })}
            </Button>
          ))}
        {lower !== undefined && (
          <Button size="small" variant="outlined" onClick={() => onLower(lower)}>
            {t('cancelPlan.lower', { plan: t(`settings.plan.${lower}`) })}
          </Button>
        )}
        {hasDiscount !== false && (
          <Button
            size="small"
            variant="outlined"
            loading={stay.isBusy}
            disabled={hasDiscount === undefined}
            onClick={stay.run}
          >
            {t('cancelPlan.discount', { percent, months: BILLING.retentionMonths })}
          </Button>
        )}
        <Button size="small" variant="outlined" href={paths.contact(locale)} target="_blank">
          {t('cancelPlan.support')}
        </Button>
      </Box>
    </Box>
  );
}
