import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import type { ChartData } from './chart.ts';
import { useFormatFigure } from './useFormatFigure.ts';
import { useSeriesColours } from './useSeriesColours.ts';

export interface ChartDrawingProps {
  data: ChartData;
  /** `stacked`: bars of parts of a whole, the first at the bottom. */
  kind: 'line' | 'bar' | 'stacked';
  /** In px. */
  height: number;
}

/** More marks than this hide their line. */
const MOST_MARKS = 31;

const MARGIN = { top: 12, right: 16, bottom: 0, left: 0 };
const GRID = { horizontal: true };

/** A chart as it is drawn. The only module with the chart library: it is loaded once there is a chart to draw. */
export default function ChartDrawing({ data, kind, height }: ChartDrawingProps) {
  const format = useFormatFigure();
  const colours = useSeriesColours(data);
  const intl = useIntl();
  const navigate = useNavigate();
  const { categories, unit } = data;
  const tick = (value: number) =>
    unit === 'time'
      ? intl.formatNumber(value / 1000, { style: 'unit', unit: 'second', unitDisplay: 'narrow' })
      : format(value, unit);
  const byKey = new Map(categories.map((category) => [category.key, category]));
  const nameOf = (key: string, { location }: { location: string }) => {
    const category = byKey.get(key);
    return (location === 'tick' ? (category?.short ?? category?.label) : category?.label) ?? key;
  };
  const series = data.series.map(({ id, label, values }, index) => ({
    id,
    label,
    data: values,
    color: colours[index] ?? '',
    valueFormatter: (value: number | null) => format(value, unit),
  }));
  const axis = { data: categories.map(({ key }) => key), valueFormatter: nameOf };
  // A bar has several numbers, of which each leads elsewhere; on a line a day is chosen.
  const linksOf = new Map(data.series.flatMap(({ id, links }) => (links === undefined ? [] : [[id, links]])));
  const hasLinks = kind !== 'line' && linksOf.size > 0;
  const open = (to: string | undefined) => {
    if (to !== undefined) void navigate(to);
  };
  const common = {
    height,
    margin: MARGIN,
    grid: GRID,
    hideLegend: true,
    skipAnimation: true,
    yAxis: [{ min: 0, width: unit === 'time' ? 56 : 48, valueFormatter: (value: number) => tick(value) }],
    onAxisClick: (_: MouseEvent, clicked: { dataIndex: number } | null) => {
      if (!hasLinks && clicked !== null) open(categories[clicked.dataIndex]?.to);
    },
  };
  if (kind === 'line') {
    return (
      <LineChart
        {...common}
        xAxis={[{ ...axis, scaleType: 'point' }]}
        series={series.map((each) => ({ ...each, curve: 'linear', showMark: categories.length <= MOST_MARKS }))}
      />
    );
  }
  return (
    <BarChart
      {...common}
      xAxis={[{ ...axis, scaleType: 'band' }]}
      {...(hasLinks && {
        onItemClick: (_: unknown, { seriesId, dataIndex }: { seriesId: string; dataIndex: number }) =>
          open(linksOf.get(seriesId)?.[dataIndex]),
      })}
      series={kind === 'stacked' ? series.map((each) => ({ ...each, stack: 'whole' })) : series}
    />
  );
}
