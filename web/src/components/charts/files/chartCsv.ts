import { writeCsv } from '#web/lib/csv/writeCsv.ts';
import type { ChartData } from '../chart.ts';

/** A chart's figures as a CSV file: a line for each category, figures as they are counted, times in milliseconds. */
export function chartCsv({ axis, categories, series }: ChartData): string {
  const head = [axis, ...series.map(({ label }) => label)];
  const lines = categories.map(({ csv }, index) => [csv, ...series.map(({ values }) => String(values[index] ?? ''))]);
  return writeCsv([head, ...lines], ',');
}
