import { expect, it } from 'vitest';
import { type ChartData, isEmptyChart } from '../chart.ts';
import { chartCsv } from './chartCsv.ts';

const data: ChartData = {
  axis: 'Source',
  unit: 'count',
  categories: [
    { key: 'a', label: 'Prices, 2026', csv: 'Prices, 2026' },
    { key: 'b', label: '=SUM(A1)', csv: '=SUM(A1)' },
  ],
  series: [{ id: 'cited', label: 'Cited', values: [1234.5, null] }],
};

it('writes figures as they are counted, and nothing where there is none; no cell is a formula (A-59)', () => {
  expect(chartCsv(data)).toBe(`\uFEFFSource,Cited\r\n"Prices, 2026",1234.5\r\n'=SUM(A1),\r\n`);
});

it('is empty where all is zero or unknown', () => {
  expect(isEmptyChart(data)).toBe(false);
  expect(isEmptyChart({ ...data, series: [{ id: 'cited', label: 'Cited', values: [0, null] }] })).toBe(true);
});
