import { DEPTHS } from '@parlance/domain/documents/chats/chat';
import { figuresSchema } from '@parlance/domain/documents/chats/figures';
import { expect, it } from 'vitest';
import type { ChartData } from '#web/components/charts/chart.ts';
import { chartCsv } from '#web/components/charts/files/chartCsv.ts';
import { depthChart, latencyChart, ratingChart, sentimentChart, volumeChart } from './chatCharts.ts';

const buckets = [
  {
    key: '2026-11-01',
    from: '2026-11-01',
    to: '2026-11-01',
    figures: figuresSchema.parse({
      conversations: 4,
      messages: 10,
      latencyMsSum: 12_345,
      latency: { 1: 10 },
      depth: { quick: 2, medium: 1, deep: 1 },
      positive: 3,
      negative: 1,
      sentiments: { positive: 2, neutral: 1, negative: 1 },
    }),
  },
  { key: '2026-11-02', from: '2026-11-02', to: '2026-11-02', figures: figuresSchema.parse({}) },
];
const categories = buckets.map(({ key }) => ({ key, label: key, csv: key }));
const input = { chatbotId: 'bot', buckets, categories, t: (id: string) => id };

it('has the figures of each day, and a file with the same', () => {
  expect(chartCsv(volumeChart(input))).toBe(
    '\uFEFFcharts.day,figure.conversations,figure.messages\r\n2026-11-01,4,10\r\n2026-11-02,0,0\r\n',
  );
  expect(depthChart(input).series.map(({ values }) => values)).toEqual([
    [2, 0],
    [1, 0],
    [1, 0],
  ]);
  expect(ratingChart(input).series.map(({ id, values }) => [id, values])).toEqual([
    ['positive', [3, 0]],
    ['negative', [1, 0]],
  ]);
  expect(sentimentChart(input).series.map(({ values }) => values[0])).toEqual([2, 1, 1]);
});

it('leads from each number to what it counts: conversations by their beginning, ratings and answers by their own day', () => {
  const linksOf = (chart: ChartData) => chart.series.map(({ links }) => links?.[0]?.split('?')[1]);
  const on = 'from=2026-11-01&to=2026-11-01';
  expect(linksOf(volumeChart(input))).toEqual([`${on}&began=1`, `answer=1&${on}`]);
  expect(linksOf(depthChart(input))).toEqual(DEPTHS.map((depth) => `depth=${depth}&${on}&began=1`));
  expect(linksOf(ratingChart(input))).toEqual([`rated=positive&${on}`, `rated=negative&${on}`]);
  expect(linksOf(latencyChart(input))).toEqual(Array.from({ length: 3 }, () => `answer=1&${on}`));
  expect(linksOf(sentimentChart(input))[2]).toBe(`sentiment=negative&${on}&began=1`);
});

it('has no time where nothing was answered', () => {
  const { unit, series } = latencyChart(input);
  expect(unit).toBe('time');
  expect(series.map(({ values }) => values)).toEqual([
    [1235, null],
    [75, null],
    [98, null],
  ]);
  expect(chartCsv(latencyChart(input)).endsWith('2026-11-02,,,\r\n')).toBe(true);
});
