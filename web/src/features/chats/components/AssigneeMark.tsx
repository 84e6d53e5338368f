import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { visuallyHidden } from '#web/components/ui/visuallyHidden.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { initialsOf } from '#web/lib/initialsOf.ts';

/** In the list: the initials of who looks after a conversation. */
export function AssigneeMark({ name }: { name: string }) {
  const t = useTranslate();
  const label = t('chats.filter.is', { name: t('chats.assignee'), value: name });
  return (
    <Tooltip title={label}>
      <span>
        <Avatar
          aria-hidden
          sx={{ width: 20, height: 20, fontSize: '0.625rem', bgcolor: 'primary.light', color: 'primary.main' }}
        >
          {initialsOf(name)}
        </Avatar>
        <Box component="span" sx={visuallyHidden}>
          {label}
        </Box>
      </span>
    </Tooltip>
  );
}
