import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { CONNECTED_CHANNELS } from '@parlance/domain/channels/CHANNELS';
import { PLAN_CHANNELS } from '@parlance/domain/billing/PLAN_CHANNELS';
import { useIntl } from 'react-intl';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { AskOwner } from '#web/components/ui/AskOwner.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useCan } from '#web/lib/org/useCan.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

/** Line that names the channels that the plan does not have, with the way to the plans; nothing where it has all. */
export function PlanNote() {
  const t = useTranslate();
  const intl = useIntl();
  const { org } = useMembership();
  const canChangePlan = useCan('billing.manage');
  const missing = CONNECTED_CHANNELS.filter((kind) => !PLAN_CHANNELS[org.plan].includes(kind));
  if (missing.length === 0) return null;
  const names = intl.formatList(missing.map((kind) => t(`channel.${kind}`)));
  return (
    <Box sx={{ mb: 2, maxWidth: '72ch' }}>
      <Typography color="textSecondary" component="span">
        {t('channels.planNote', { channels: names })}{' '}
      </Typography>
      {canChangePlan ? (
        <MuiLink component={PageLink} to={paths.settingsPlans()}>
          {t('channels.planLink')}
        </MuiLink>
      ) : (
        <AskOwner />
      )}
    </Box>
  );
}
