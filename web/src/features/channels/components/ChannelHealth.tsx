import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ChannelConnection } from '@parlance/domain/documents/channels/channel';
import { RelativeTime } from '#web/components/ui/RelativeTime.tsx';
import { StateChip } from '#web/components/ui/StateChip.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';

/** State of a connection: what is wrong and what to do, or when a message last came and went. */
export function ChannelHealth({ channel: { mode, fault, receivedAt, sentAt } }: { channel: ChannelConnection }) {
  const t = useTranslate();
  const times = [
    ['channels.received', receivedAt],
    ['channels.sent', sentAt],
  ] as const;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5, mt: 0.75 }}>
        {fault !== null && <StateChip color="error" icon="alert-circle" label={t('channels.faulty')} />}
        {fault === null && mode === 'off' && (
          <StateChip color="default" icon="circle-minus" label={t('channels.off')} />
        )}
        {fault === null && mode !== 'off' && <StateChip color="success" icon="circle-check" label={t('channels.on')} />}
        {times.map(([label, at]) => (
          <Typography key={label} variant="body2" color="textSecondary">
            {t(label)} {at === null ? t('channels.never') : <RelativeTime date={at} />}
          </Typography>
        ))}
      </Box>
      {fault !== null && (
        <Typography variant="body2" sx={{ mt: 0.75, maxWidth: '72ch' }}>
          {t(`channels.fault.${fault.code}`)} (<RelativeTime date={fault.at} />)
        </Typography>
      )}
    </>
  );
}
