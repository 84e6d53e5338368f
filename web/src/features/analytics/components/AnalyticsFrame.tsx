import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Live } from '#web/lib/live.ts';
import type { PeriodFigures } from '../views/useAnalytics.ts';
import { chartGrid } from './chartGrid.ts';
import { tileGrid } from './tileGrid.ts';

interface AnalyticsFrameProps {
  figures: Live<PeriodFigures>;
  /** Figures at the top of the page: their places are kept while they load. */
  tiles: number;
  children: (figures: PeriodFigures) => ReactNode;
}

/** The places of so many figures while they are being read. */
function TilesSkeleton({ count }: { count: number }) {
  return (
    <Box sx={tileGrid}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} variant="rounded" height={132} />
      ))}
    </Box>
  );
}

/** The places of a page's figures and charts while they are read, what failed, or the page itself. */
export function AnalyticsFrame({ figures, tiles, children }: AnalyticsFrameProps) {
  const t = useTranslate();
  switch (figures.status) {
    case 'error':
      return <ErrorState title={t('analytics.loadFailed')} error={figures.error} onRetry={figures.retry} />;
    case 'loading':
      return (
        <Box component="output" aria-busy="true" sx={{ display: 'grid', gap: 2 }}>
          <TilesSkeleton count={tiles} />
          <Skeleton variant="rounded" height={376} />
          <Box sx={chartGrid}>
            <Skeleton variant="rounded" height={376} />
            <Skeleton variant="rounded" height={376} />
          </Box>
        </Box>
      );
    case 'ready':
      return <Box sx={{ display: 'grid', gap: 2 }}>{children(figures.value)}</Box>;
  }
}
