import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { PaidPlan } from '@parlance/domain/plans';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';

interface CancelledOrderProps {
  plan: PaidPlan;
  onContinue: () => void;
}

/** Said to somebody who comes back from Stripe's page without having paid. */
export function CancelledOrder({ plan, onContinue }: CancelledOrderProps) {
  const t = useTranslate();
  return (
    <Alert
      severity="info"
      icon={<AppIcon name="info-circle" />}
      sx={{ mb: 3 }}
      action={
        <Button color="inherit" size="small" onClick={onContinue}>
          {t('order.continue')}
        </Button>
      }
    >
      {t('order.cancelled', { plan: t(`settings.plan.${plan}`) })}
    </Alert>
  );
}
