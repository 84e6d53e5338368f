import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Activity } from '@parlance/domain/documents/organizations/activity';
import { useIntl } from 'react-intl';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { RelativeTime } from '#web/components/ui/RelativeTime.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { activityIcon } from '../activityIcon.ts';
import { activitySentence } from '../activitySentence.ts';

interface ActivityItemProps {
  entry: Activity;
  timeZone: string;
}

/** One entry: what happened, at what time of the day, and how long ago. */
export function ActivityItem({ entry, timeZone }: ActivityItemProps) {
  const t = useTranslate();
  const intl = useIntl();
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 1.5,
        px: 2,
        py: 1.5,
        color: 'text.primary',
        '&:not(:last-child)': { borderBottom: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ color: 'text.secondary', pt: '2px' }}>
        <AppIcon name={activityIcon(entry.kind)} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, flex: 1, minWidth: 0 }}>
        <Typography sx={{ flex: '1 1 260px', overflowWrap: 'anywhere' }}>{activitySentence(entry, t)}</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ pt: '2px', fontVariantNumeric: 'tabular-nums' }}>
          {intl.formatTime(entry.at, { timeStyle: 'short', timeZone })} · <RelativeTime date={entry.at} />
        </Typography>
      </Box>
    </Box>
  );
}
