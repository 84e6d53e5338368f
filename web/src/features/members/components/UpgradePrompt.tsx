import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import MuiLink from '@mui/material/Link';
import { PLAN_LIMITS } from '@parlance/domain/plans';
import { useIntl } from 'react-intl';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { paths } from '#web/config/paths.ts';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useCan } from '#web/lib/org/useCan.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { largerPlans } from '#web/lib/org/seats.ts';

interface UpgradePromptProps {
  /** Whom an administrator can ask. Empty while unknown. */
  ownerName: string;
}

/** Every seat is taken: which plans have more, and who can change the plan. */
export function UpgradePrompt({ ownerName }: UpgradePromptProps) {
  const t = useTranslate();
  const intl = useIntl();
  const { plan } = useMembership().org;
  const canChangePlan = useCan('billing.manage');
  const larger = largerPlans(plan).map((other) =>
    t('members.planSeats', { plan: t(`settings.plan.${other}`), seats: PLAN_LIMITS[other].seats }),
  );
  return (
    <Alert severity="info" icon={<AppIcon name="info-circle" />}>
      <AlertTitle>
        {t('members.fullTitle', { plan: t(`settings.plan.${plan}`), seats: PLAN_LIMITS[plan].seats })}
      </AlertTitle>
      {larger.length === 0
        ? t('members.fullLargest')
        : t('members.fullLarger', { plans: intl.formatList(larger, { type: 'conjunction' }) })}{' '}
      {canChangePlan ? (
        <MuiLink component={PageLink} to={paths.settingsPlans('seats')}>
          {t('members.fullPlans')}
        </MuiLink>
      ) : (
        t(ownerName === '' ? 'members.fullAskOwner' : 'members.fullAsk', { name: ownerName })
      )}{' '}
      {t('members.fullFree')}
    </Alert>
  );
}
