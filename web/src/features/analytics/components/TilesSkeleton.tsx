import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { tileGrid } from './tileGrid.ts';

/** The places of so many figures while they are being read. */
export function TilesSkeleton({ count }: { count: number }) {
  return (
    <Box sx={tileGrid}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} variant="rounded" height={132} />
      ))}
    </Box>
  );
}
