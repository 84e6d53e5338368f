import Box from '@mui/material/Box';
import { Initials } from './Initials.tsx';

/** Person in charge of something: initials and name. */
export function Assignee({ name }: { name: string }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
      <Initials name={name} size={24} />
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {name}
      </Box>
    </Box>
  );
}
