import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import { initialsOf } from '#web/lib/initialsOf.ts';

/** Who looks after something: initials and name. */
export function Assignee({ name }: { name: string }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
      <Avatar
        aria-hidden
        sx={{ width: 24, height: 24, fontSize: '0.6875rem', bgcolor: 'primary.light', color: 'primary.main' }}
      >
        {initialsOf(name)}
      </Avatar>
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {name}
      </Box>
    </Box>
  );
}
