import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { AppIcon } from './AppIcon.tsx';
import type { IconName } from '#web/config/iconNames.ts';
import { RelativeTime } from './RelativeTime.tsx';

interface EventRowProps {
  icon: IconName;
  at: Date;
  timeZone: string;
  /** Description of the event. */
  children: ReactNode;
}

/** Something that happened, as an element of a list: what, at what time of the day, and how long ago. */
export function EventRow({ icon, at, timeZone, children }: EventRowProps) {
  const intl = useIntl();
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'flex',
        gap: 1.5,
        px: 2,
        py: 1.5,
        color: 'text.primary',
        '&:not(:last-child)': { borderBottom: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ color: 'text.secondary', pt: '2px' }}>
        <AppIcon name={icon} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, flex: 1, minWidth: 0 }}>
        <Typography component="div" sx={{ flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' }}>
          {children}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ pt: '2px', fontVariantNumeric: 'tabular-nums' }}>
          {intl.formatTime(at, { timeStyle: 'short', timeZone })} · <RelativeTime date={at} />
        </Typography>
      </Box>
    </Box>
  );
}
