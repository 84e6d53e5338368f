import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslate } from '#web/i18n/useTranslate.ts';

interface ScrollRegionProps {
  /** What is in it. */
  title: string;
  /** In px, where it scrolls downwards as well. */
  height?: number;
  children: ReactNode;
}

/** What may be wider than its place, such as a table on a phone: it scrolls by itself, with the keyboard too. */
export function ScrollRegion({ title, height, children }: ScrollRegionProps) {
  const t = useTranslate();
  return (
    <Box
      component="section"
      aria-label={t('charts.scrolls', { title })}
      tabIndex={0}
      sx={{ position: 'relative', overflow: 'auto', minWidth: 0, ...(height === undefined ? {} : { height }) }}
    >
      {children}
    </Box>
  );
}
