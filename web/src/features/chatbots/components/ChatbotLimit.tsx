import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { type Plan, PLAN_LIMITS, PLANS } from '@parlance/domain/plans';
import { useIntl } from 'react-intl';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { UpgradeButton } from '#web/components/ui/UpgradeButton.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

/** The plans on sale with room for more chatbots than `plan`. */
function largerPlans(plan: Plan): readonly Plan[] {
  return PLANS.filter((other) => other !== 'trial' && PLAN_LIMITS[other].chatbots > PLAN_LIMITS[plan].chatbots);
}

/** The plan has no room for another chatbot: which plans have, and how to get there. */
export function ChatbotLimit() {
  const t = useTranslate();
  const intl = useIntl();
  const { plan, chatbotCount } = useMembership().org;
  const larger = largerPlans(plan).map((other) =>
    t('chatbots.planRoom', { plan: t(`settings.plan.${other}`), count: PLAN_LIMITS[other].chatbots }),
  );
  return (
    <Alert severity="info" icon={<AppIcon name="info-circle" />} sx={{ mb: 3, '& .MuiAlert-message': { flex: 1 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', justifyContent: 'space-between' }}>
        <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
          <AlertTitle>
            {t('error.chatbot-limit-reached', { current: chatbotCount, max: PLAN_LIMITS[plan].chatbots })}
          </AlertTitle>
          {larger.length === 0
            ? t('chatbots.limitLargest')
            : t('chatbots.limitLarger', { plans: intl.formatList(larger, { type: 'conjunction' }) })}
        </Box>
        {larger.length > 0 && <UpgradeButton reason="chatbots" />}
      </Box>
    </Alert>
  );
}
