import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useNow } from '#web/components/ui/useNow.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { subscriptionNews } from '../subscriptionNews.ts';
import { SubscriptionActions } from './SubscriptionActions.tsx';

/** State of the subscription, and what its owner can do with it. Nothing where none was ever bought. */
export function SubscriptionSection() {
  const t = useTranslate();
  const intl = useIntl();
  const now = useNow();
  const { org } = useMembership();
  const { subscription, timezone } = org;
  const news = subscription === null ? undefined : subscriptionNews(subscription, new Date(now));
  if (subscription === null || news === undefined) return false;
  const values = {
    plan: t(`settings.plan.${subscription.plan}`),
    next: t(`settings.plan.${subscription.scheduledChange?.plan ?? subscription.plan}`),
    day: news.at === null ? '' : intl.formatDate(news.at, { dateStyle: 'long', timeZone: timezone }),
  };
  const discount = subscription.discount;
  return (
    <Alert
      severity={news.isProblem ? 'warning' : 'info'}
      icon={<AppIcon name={news.isProblem ? 'alert-triangle' : 'info-circle'} />}
      sx={{ mb: 3, '& .MuiAlert-message': { flex: 1 } }}
    >
      <p style={{ margin: 0 }}>{t(`subscription.${news.kind}`, values)}</p>
      {discount !== null && (
        <p style={{ margin: '4px 0 0' }}>{t('subscription.discount', { percent: discount.percent / 100 })}</p>
      )}
      <Box sx={{ mt: 1.5 }}>
        <SubscriptionActions kind={news.kind} isOnPlans />
      </Box>
    </Alert>
  );
}
