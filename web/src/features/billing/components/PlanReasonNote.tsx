import Alert from '@mui/material/Alert';
import { PLAN_LIMITS } from '@parlance/domain/plans';
import { useSearchParams } from 'react-router';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { PLAN_REASONS } from '#web/config/PLAN_REASONS.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

/** Reason that led to this page, with the present plan's limit. Nothing for people who came by themselves. */
export function PlanReasonNote() {
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
