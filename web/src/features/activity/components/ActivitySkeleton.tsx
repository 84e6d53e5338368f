import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

/** Stands for the first page of entries. */
export function ActivitySkeleton() {
  return (
    <Box component="output" aria-busy="true" sx={{ display: 'block' }}>
      <Skeleton width={200} height={32} sx={{ mb: 1.5 }} />
      {['first', 'second', 'third', 'fourth', 'fifth'].map((key) => (
        <Skeleton key={key} variant="rounded" height={56} sx={{ mb: 1 }} />
      ))}
    </Box>
  );
}
