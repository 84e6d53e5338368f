import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

/** Placeholder for a conversation's messages. */
export function MessagesSkeleton() {
  return (
    <Box
      component="output"
      aria-busy="true"
      sx={{ display: 'flex', flexDirection: 'column', gap: 2, p: { xs: 2, sm: 3 } }}
    >
      <Skeleton variant="rounded" width="60%" height={48} />
      <Skeleton variant="rounded" width="70%" height={96} sx={{ alignSelf: 'flex-end' }} />
    </Box>
  );
}
