import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type Banner, bannerOf } from '@parlance/domain/billing/bannerOf';
import { PLAN_LIMITS, TRIAL_DAYS_SHORT } from '@parlance/domain/plans';
import { useIntl } from 'react-intl';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { AskOwner } from '#web/components/ui/AskOwner.tsx';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { useNow } from '#web/components/ui/useNow.ts';
import { paths } from '#web/config/paths.ts';
import type { MessageId } from '#web/i18n/messageId.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { usePlanUse } from '#web/lib/org/usePlanUse.ts';

type Kind = Banner['kind'];

/** The words of each banner, and of the way out of it. */
const TEXTS = {
  'trial-days': { title: 'trial.days', text: 'trial.used', action: 'upgrade.button' },
  'trial-last-days': { title: 'trial.last-days', text: 'trial.used', action: 'upgrade.button' },
  'trial-one-day': { title: 'trial.one-day', text: 'trial.used', action: 'upgrade.button' },
  'trial-today': { title: 'trial.today', text: 'trial.used', action: 'upgrade.button' },
  'trial-exhausted': { title: 'trial.exhausted', text: 'trial.silent', action: 'upgrade.button' },
  'trial-expired': { title: 'trial.expired', text: 'trial.silent', action: 'upgrade.button' },
  incomplete: { title: 'banner.incomplete', text: 'banner.incompleteText', action: 'billing.toPlans' },
  'incomplete-expired': { title: 'banner.expired', text: 'banner.expiredText', action: 'billing.toPlans' },
  'past-due': { title: 'banner.pastDue', text: 'banner.pastDueText', action: 'banner.pay' },
  'past-due-over': { title: 'banner.pastDue', text: 'banner.silentText', action: 'banner.pay' },
  unpaid: { title: 'banner.unpaid', text: 'banner.silentText', action: 'banner.pay' },
  paused: { title: 'banner.paused', text: 'banner.pausedText', action: 'banner.manage' },
  'paused-open': { title: 'banner.pausedOpen', text: 'banner.pausedText', action: 'banner.manage' },
  cancels: { title: 'banner.cancels', text: 'banner.cancelsText', action: 'banner.manage' },
  cancelled: { title: 'banner.cancelled', text: 'banner.cancelledText', action: 'billing.toPlans' },
  'messages-used': { title: 'banner.messages', text: 'banner.messagesText', action: 'upgrade.button' },
} as const satisfies Record<Kind, Record<'action' | 'text' | 'title', MessageId>>;

function wayOf({ action, kind }: Banner): string {
  if (action === 'billing') return paths.settingsBilling();
  if (kind === 'messages-used') return paths.settingsPlans('messages');
  return paths.settingsPlans(kind.startsWith('trial-') ? 'trial' : undefined);
}

/** Notice about plan and subscription above every page, announced politely, and again when it changes. */
export function PlanBanner() {
  const { org, member } = useMembership();
  const now = useNow();
  const use = usePlanUse(now);
  const used = use.status === 'ready' ? use.value : undefined;
  const banner = bannerOf(org, member.role, used ?? 0, new Date(now));
  return banner !== undefined && <Strip banner={banner} used={used} />;
}

function Strip({ banner, used }: { banner: Banner; used: number | undefined }) {
  const t = useTranslate();
  const intl = useIntl();
  const { plan, subscription, timezone } = useMembership().org;
  const { title, text, action } = TEXTS[banner.kind];
  const max = PLAN_LIMITS[plan].messages;
  const values = {
    plan: t(`settings.plan.${subscription?.plan ?? plan}`),
    day: banner.at === null ? '' : intl.formatDate(banner.at, { dateStyle: 'long', timeZone: timezone }),
    days: banner.days,
    week: TRIAL_DAYS_SHORT,
    used: Math.min(used ?? 0, max),
    max,
  };
  return (
    <Box component="section" aria-label={t('banner.label')} aria-live="polite">
      <Alert
        role="presentation"
        severity={banner.severity}
        icon={<AppIcon name={banner.severity === 'info' ? 'clock' : 'alert-triangle'} />}
        sx={{
          borderRadius: 0,
          borderWidth: '0 0 1px',
          px: { xs: 2, sm: 3, lg: 5 },
          py: 0.5,
          alignItems: { sm: 'center' },
          '& .MuiAlert-message': { flex: 1, minWidth: 0 },
        }}
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 1, alignItems: 'center' }}>
          <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
            <Typography variant="body2" component="strong" sx={{ fontWeight: 650 }}>
              {t(title, values)}
            </Typography>{' '}
            <Typography variant="body2" component="span">
              {text === 'trial.used' && used === undefined ? (
                <Skeleton component="span" sx={{ display: 'inline-block', width: 180 }} />
              ) : (
                t(text, values)
              )}
            </Typography>
          </Box>
          {banner.action === null ? (
            <AskOwner />
          ) : (
            <Button size="small" variant="contained" component={PageLink} to={wayOf(banner)}>
              {t(action)}
            </Button>
          )}
        </Box>
      </Alert>
    </Box>
  );
}
