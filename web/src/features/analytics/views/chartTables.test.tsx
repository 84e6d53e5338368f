import { figuresSchema } from '@parlance/domain/documents/chats/figures';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { chartCsv } from '#web/components/charts/files/chartCsv.ts';
import { ChartTable } from '#web/components/charts/ChartTable.tsx';
import { formatLatency } from '#web/lib/formatLatency.ts';
import { depthChart, latencyChart, ratingChart, sentimentChart, volumeChart } from './chatCharts.ts';

const buckets = [
  figuresSchema.parse({
    conversations: 1234,
    messages: 3000,
    latencyMsSum: 4_500_000,
    latency: { 7: 3000 },
    depth: { quick: 1000, medium: 200, deep: 34 },
    positive: 30,
    negative: 4,
    sentiments: { positive: 20, neutral: 1200, negative: 14 },
  }),
  figuresSchema.parse({}),
].map((figures, index) => ({ key: `2026-11-0${index + 1}`, from: '', to: '', figures }));
const categories = buckets.map(({ key }) => ({ key, label: `Day ${key}`, csv: key, to: `/chats?from=${key}` }));

/** The texts of a table's cells, row by row, as a screen reader reads them. */
function cellsOf(node: ReactNode): string[][] {
  const markup = renderToStaticMarkup(
    <IntlProvider locale="en" messages={{}} onError={() => undefined}>
      <MemoryRouter>{node}</MemoryRouter>
    </IntlProvider>,
  );
  const rows = markup.replaceAll(/<style.*?<\/style>/g, '').matchAll(/<tr.*?<\/tr>/g);
  return [...rows].map(([row]) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell = '']) => cell.replaceAll(/<[^>]+>/g, '')),
  );
}

describe('the table behind', () => {
  it.each(Object.entries({ volumeChart, latencyChart, depthChart, ratingChart, sentimentChart }))(
    '%s has what is drawn and what its file has',
    (_, chartOf) => {
      const data = chartOf({ buckets, categories, t: (id: string) => id });
      const say = (value: number | null) =>
        value === null ? '–' : data.unit === 'time' ? formatLatency(value, 'en') : value.toLocaleString('en');
      const [head, ...rows] = cellsOf(<ChartTable title="Title" data={data} />);
      expect(head).toEqual([data.axis, ...data.series.map(({ label }) => label)]);
      expect(rows).toEqual(
        categories.map(({ label }, index) => [label, ...data.series.map(({ values }) => say(values[index] ?? null))]),
      );
      const saved = chartCsv(data).trim().split('\r\n').slice(1);
      expect(saved).toEqual(
        categories.map(({ csv }, index) => [csv, ...data.series.map(({ values }) => values[index] ?? '')].join(',')),
      );
    },
  );
});
