import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslate } from '#web/i18n/useTranslate.ts';

interface ScrollRegionProps {
  /** Title of the content. */
  title: string;
  /** In px, where it scrolls downwards as well. */
  height?: number;
  /** True if the content has stops of its own for the keyboard, and scrolls with them. */
  hasStops?: boolean;
  children: ReactNode;
}

/** Region for content that may be wider than its place, such as a table on a phone: it scrolls by itself, with the keyboard too. */
export function ScrollRegion({ title, height, hasStops = false, children }: ScrollRegionProps) {
  const t = useTranslate();
  return (
    <Box
      component="section"
      aria-label={t('charts.scrolls', { title })}
      tabIndex={hasStops ? undefined : 0}
      sx={{ position: 'relative', overflow: 'auto', minWidth: 0, ...(height === undefined ? {} : { height }) }}
    >
      {children}
    </Box>
  );
}
