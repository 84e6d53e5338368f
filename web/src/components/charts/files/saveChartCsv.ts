import { saveFile } from '#web/lib/browser/saveFile.ts';
import type { ChartData } from '../chart.ts';
import { chartCsv } from './chartCsv.ts';

/** Has the browser save a chart's figures as `{name}.csv`. */
export function saveChartCsv(name: string, data: ChartData): void {
  saveFile(`${name}.csv`, new Blob([chartCsv(data)], { type: 'text/csv;charset=utf-8' }));
}
