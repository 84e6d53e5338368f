import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ChannelConnection } from '@parlance/domain/documents/channels/channel';
import { PLAN_CHANNELS } from '@parlance/domain/billing/PLAN_CHANNELS';
import { RelativeTime } from '#web/components/ui/RelativeTime.tsx';
import { StateChip } from '#web/components/ui/StateChip.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

/** State of a connection: what is wrong and what to do, or when a message last came and went. */
export function ChannelHealth({ channel }: { channel: ChannelConnection }) {
  const t = useTranslate();
  const { org } = useMembership();
  const { account, mode, fault, receivedAt, sentAt } = channel;
  const isIncluded = PLAN_CHANNELS[org.plan].includes(account.kind);
  const times = [
    ['channels.received', receivedAt],
    ['channels.sent', sentAt],
  ] as const;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5, mt: 0.75 }}>
        {!isIncluded && <StateChip color="warning" icon="alert-circle" label={t('channels.notInPlan')} />}
        {fault !== null && <StateChip color="error" icon="alert-circle" label={t('channels.faulty')} />}
        {fault === null && mode === 'off' && (
          <StateChip color="default" icon="circle-minus" label={t('channels.off')} />
        )}
        {isIncluded && fault === null && mode !== 'off' && (
          <StateChip color="success" icon="circle-check" label={t('channels.on')} />
        )}
        {times.map(([label, at]) => (
          <Typography key={label} variant="body2" color="textSecondary">
            {t(label)} {at === null ? t('channels.never') : <RelativeTime date={at} />}
          </Typography>
        ))}
      </Box>
      {!isIncluded && (
        <Typography variant="body2" sx={{ mt: 0.75, maxWidth: '72ch' }}>
          {t('channels.notInPlanText')}
        </Typography>
      )}
      {fault !== null && (
        <Typography variant="body2" sx={{ mt: 0.75, maxWidth: '72ch' }}>
          {t(`channels.fault.${fault.code}`)} (<RelativeTime date={fault.at} />)
        </Typography>
      )}
    </>
  );
}
