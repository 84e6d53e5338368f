import Box from '@mui/material/Box';
import type { ChartData } from './chart.ts';
import { useSeriesColours } from './useSeriesColours.ts';

/** Legend of the series' colours. */
export function ChartLegend({ data }: { data: ChartData }) {
  const colours = useSeriesColours(data);
  return (
    <Box
      component="ul"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
        rowGap: 0.5,
        listStyle: 'none',
        m: 0,
        p: 0,
        minHeight: 24,
      }}
    >
      {data.series.map(({ id, label }, index) => (
        <Box component="li" key={id} sx={{ display: 'flex', alignItems: 'center', gap: 0.75, typography: 'caption' }}>
          <Box
            aria-hidden="true"
            sx={{
              width: 12,
              height: 12,
              borderRadius: 0.5,
              flexShrink: 0,
              bgcolor: colours[index] ?? 'text.secondary',
            }}
          />
          {label}
        </Box>
      ))}
    </Box>
  );
}
