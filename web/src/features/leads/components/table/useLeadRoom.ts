import useMediaQuery from '@mui/material/useMediaQuery';
import type { LeadRoom } from './leadWidths.ts';

/** Width that the window leaves for the leads' table beside the open sidebar. */
export function useLeadRoom(): LeadRoom {
  const isWide = useMediaQuery('(min-width: 1440px)');
  const isMedium = useMediaQuery('(min-width: 1280px)');
  return isWide ? 'wide' : isMedium ? 'medium' : 'narrow';
}
