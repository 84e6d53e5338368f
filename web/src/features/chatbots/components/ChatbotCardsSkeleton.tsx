import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { cardGrid } from './cardGrid.ts';

export function ChatbotCardsSkeleton() {
  return (
    <Box component="output" sx={cardGrid} aria-busy="true">
      {['first', 'second'].map((key) => (
        <Skeleton key={key} variant="rounded" height={186} />
      ))}
    </Box>
  );
}
