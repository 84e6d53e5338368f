import { useColorScheme } from '@mui/material/styles';
import { chartColours } from '#web/theme/chartColours.ts';
import type { ChartData } from './chart.ts';

/** The colour of each series in the reader's scheme: one of their own where they are called after a sentiment, else by place. */
export function useSeriesColours({ series }: ChartData): readonly string[] {
  const { colorScheme } = useColorScheme();
  const { series: palette, ...meanings } = chartColours[colorScheme === 'dark' ? 'dark' : 'light'];
  return series.map(({ id }, index) => {
    if (id === 'positive' || id === 'neutral' || id === 'negative') return meanings[id];
    return palette[index % palette.length] ?? palette[0];
  });
}
