import Button from '@mui/material/Button';
import { PageLink } from '#web/components/links/PageLink.tsx';
import type { PlanReason } from '#web/config/PLAN_REASONS.ts';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useCan } from '#web/lib/org/useCan.ts';
import { AskOwner } from './AskOwner.tsx';

interface UpgradeButtonProps {
  /** Limit that is used up: the plans repeat it. */
  reason?: PlanReason | undefined;
}

/** The way to a larger plan: owners choose one, everybody else learns who can. */
export function UpgradeButton({ reason }: UpgradeButtonProps) {
  const t = useTranslate();
  const canChangePlan = useCan('billing.manage');
  if (!canChangePlan) return <AskOwner />;
  return (
    <Button variant="contained" component={PageLink} to={paths.settingsPlans(reason)}>
      {t('upgrade.button')}
    </Button>
  );
}
