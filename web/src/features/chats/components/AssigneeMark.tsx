import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { Initials } from '#web/components/ui/Initials.tsx';
import { visuallyHidden } from '#web/components/ui/visuallyHidden.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';

/** In the list: the initials of who looks after a conversation. */
export function AssigneeMark({ name }: { name: string }) {
  const t = useTranslate();
  const label = t('chats.filter.is', { name: t('chats.assignee'), value: name });
  return (
    <Tooltip title={label}>
      <span>
        <Initials name={name} size={20} />
        <Box component="span" sx={visuallyHidden}>
          {label}
        </Box>
      </span>
    </Tooltip>
  );
}
