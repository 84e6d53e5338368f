import { statsSchema } from '@parlance/domain/documents/chats/stats';
import { topicSchema } from '@parlance/domain/documents/chats/topic';
import { summarize } from '@parlance/domain/analytics/summarize';
import { type ComponentProps, type ReactNode, Suspense } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { chartCsv } from '#web/components/charts/files/chartCsv.ts';
import type { DownloadMenu } from '#web/components/charts/files/DownloadMenu.tsx';
import { ChartTable } from '#web/components/charts/ChartTable.tsx';
import { SharesPanel } from '#web/components/charts/SharesPanel.tsx';
import messages from '#web/i18n/en.json' with { type: 'json' };
import { formatLatency } from '#web/lib/formatLatency.ts';
import { ResultShares } from '../components/chats/ResultShares.tsx';
import { SourceEarnings } from '../components/chats/SourceEarnings.tsx';
import { SubjectShares } from '../components/chats/SubjectShares.tsx';
import { VisitorShares } from '../components/chats/VisitorShares.tsx';
import { TopicTable } from '../components/topics/TopicTable.tsx';
import { PeakHours } from '../components/usage/PeakHours.tsx';
import { topicRows } from './topicRows.ts';
import { depthChart, latencyChart, ratingChart, sentimentChart, volumeChart } from './chatCharts.ts';

const { saved, menus } = vi.hoisted(() => {
  const texts: Promise<string>[] = [];
  const shown: { title: string; onCsv: () => void }[] = [];
  return { saved: texts, menus: shown };
});

// What stands in the place of a click: the menu of each panel as it is given, and the file as the browser would save it.
vi.mock('#web/components/charts/files/DownloadMenu.tsx', () => ({
  DownloadMenu: ({ title, onCsv }: ComponentProps<typeof DownloadMenu>) => {
    menus.push({ title, onCsv });
    return null;
  },
}));
// Icons are made by the build.
vi.mock('#web/components/ui/AppIcon.tsx', () => ({ AppIcon: () => null }));
vi.mock('#web/lib/browser/saveFile.ts', () => ({ saveFile: (_name: string, blob: Blob) => saved.push(blob.text()) }));
vi.mock('#web/lib/org/useMembership.ts', () => ({ useMembership: () => ({ org: { timezone: 'Europe/Berlin' } }) }));
vi.mock('#web/lib/org/useCan.ts', () => ({ useCan: () => false }));
vi.mock('#web/components/charts/files/useGridPng.ts', () => ({ useGridPng: () => () => undefined }));
vi.mock('../api/useSources.ts', () => ({
  MOST_SOURCES: 200,
  useSources: () => ({
    status: 'ready',
    value: [
      { id: 'prices', name: 'Prices.pdf', status: 'indexed' },
      { id: 'idle', name: 'Never used.pdf', status: 'indexed' },
    ],
  }),
}));

const TOPICS = ['shipping', 'returns'].map((name) => ({
  ...topicSchema.parse({ chatbotId: 'bot', name, key: name, createdAt: new Date(0) }),
  id: `${name}topic`,
}));
const NO_TOPIC = { conversations: 0, positive: 0, neutral: 0, negative: 0, unanswered: 0 };
const day = statsSchema.parse({
  chatbotId: 'bot',
  day: '2026-11-20',
  conversations: 1234,
  messages: 3000,
  answered: 2500,
  refused: 400,
  failed: 100,
  latencyMsSum: 4_500_000,
  latency: { 7: 3000 },
  hours: { 8: 2990, 22: 10 },
  localHours: { 9: 2990, 23: 10 },
  depth: { quick: 1000, medium: 200, deep: 34 },
  positive: 30,
  negative: 4,
  sentiments: { positive: 20, neutral: 1200, negative: 14 },
  resolution: { confirmed: 300, unconfirmed: 900, failed: 34 },
  channels: { widget: 1200, iframe: 34 },
  locales: { de: 1000, en: 234 },
  origins: Object.fromEntries(
    Array.from({ length: 11 }, (_, index) => [index === 0 ? 'other' : `shop${index}.example`, 100 - index]),
  ),
  categories: { Shipping: 700, Returns: 500, other: 34 },
  topics: {
    shippingtopic: { conversations: 9, positive: 1, neutral: 2, negative: 6, unanswered: 1 },
    returnstopic: { conversations: 5, positive: 4, neutral: 1, negative: 0, unanswered: 0 },
    other: { conversations: 2, positive: 0, neutral: 2, negative: 0, unanswered: 0 },
  },
  sources: { prices: { cited: 2200, positive: 20, negative: 3 }, gone: { cited: 300, positive: 0, negative: 1 } },
});
const summary = summarize([day], 'Europe/Berlin');
const buckets = [day, statsSchema.parse({ chatbotId: 'bot', day: '2026-11-21' })].map((figures) => {
  return { key: figures.day, from: figures.day, to: figures.day, figures };
});
const categories = buckets.map(({ key }) => ({ key, label: `Day ${key}`, csv: key, to: `/chats?from=${key}` }));
const period = { preset: 'custom', from: '2026-11-20', to: '2026-11-21', days: 2 } as const;
const scope = {
  chatbotId: 'bot',
  figures: { read: [day], readBefore: [], summary, previous: summarize([], 'Europe/Berlin'), buckets },
  period,
};

function render(node: ReactNode): string {
  return renderToStaticMarkup(
    <IntlProvider locale="en" messages={messages}>
      <MemoryRouter>
        <Suspense>{node}</Suspense>
      </MemoryRouter>
    </IntlProvider>,
  ).replaceAll(/<style.*?<\/style>/g, '');
}

/** The tables of a page, each as its rows of cells, as a screen reader reads them. What explains a label is not in it. */
function tablesOf(markup: string): string[][][] {
  return [...markup.matchAll(/<table.*?<\/table>/g)].map(([table]) =>
    [...table.matchAll(/<tr.*?<\/tr>/g)].map(([row]) =>
      [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell = '']) =>
        cell.replaceAll(/<span[^>]*MuiTypography.*?<\/span>/g, '').replaceAll(/<[^>]+>/g, ''),
      ),
    ),
  );
}

/** A CSV file's rows: no field of these charts has a line break. */
function rowsOf(csv: string): string[][] {
  return csv
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\r\n')
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted ?? plain ?? ''),
    );
}

/** The sum of a file's figures. */
function sumOf(lines: readonly string[][]): number {
  return lines.flatMap(([, ...cells]) => cells.map(Number)).reduce((total, cell) => total + cell, 0);
}

beforeEach(() => {
  saved.length = 0;
  menus.length = 0;
});

describe('the table behind', () => {
  it.each(Object.entries({ volumeChart, latencyChart, depthChart, ratingChart, sentimentChart }))(
    '%s has what is drawn and what its file has',
    (_, chartOf) => {
      const data = chartOf({ chatbotId: 'bot', buckets, categories, t: (id: string) => id });
      const say = (value: number | null) =>
        value === null ? '–' : data.unit === 'time' ? formatLatency(value, 'en') : value.toLocaleString('en');
      const [[head, ...rows] = []] = tablesOf(render(<ChartTable title="Title" data={data} />));
      expect(head).toEqual([data.axis, ...data.series.map(({ label }) => label)]);
      expect(rows).toEqual(
        categories.map(({ label }, index) => [label, ...data.series.map(({ values }) => say(values[index] ?? null))]),
      );
      expect(rowsOf(chartCsv(data)).slice(1)).toEqual(
        categories.map(({ csv }, index) => [csv, ...data.series.map(({ values }) => String(values[index] ?? ''))]),
      );
    },
  );

  const { figures } = summary;
  const shares = [{ key: 'a', label: 'A', count: 1234 }];
  const panel = { title: 'Title', axis: 'Axis', unit: 'Number', name: 'name', emptyText: 'None' };

  it.each<[name: string, node: ReactNode, sums: readonly number[]]>([
    ['shares of a whole', <SharesPanel key="a" {...panel} shares={shares} />, [1234]],
    ['resolutions and verdicts', <ResultShares key="b" {...scope} />, [1234, figures.messages]],
    ['languages and channels', <VisitorShares key="c" {...scope} />, [1234, 1234]],
    [
      'websites and categories',
      <SubjectShares key="d" {...scope} />,
      [Object.values(figures.origins).reduce((sum, count) => sum + count, 0), 1234],
    ],
    ['the hours of the week', <PeakHours key="e" {...scope} />, [figures.messages]],
    ['sources', <SourceEarnings key="f" {...scope} />, [2500 + 20 + 3 + 1]],
  ])('%s has the figures, all of them, and its file the same', async (_, node, sums) => {
    const tables = tablesOf(render(node));
    for (const { onCsv } of menus) onCsv();
    const files = (await Promise.all(saved)).map(rowsOf);
    expect(files).toHaveLength(sums.length);
    for (const [index, [, ...lines]] of files.entries()) {
      const [, ...rows] = tables[index] ?? [];
      // Where parts of a whole are shown, the share in percent stands beside the number.
      const shown = rows.map((row) => row.slice(0, lines[0]?.length).map((cell) => cell.replaceAll(',', '')));
      // What is not shown at first is one row, which opens it.
      const hidden = lines.splice(shown.length < lines.length ? shown.length - 1 : lines.length);
      const more = hidden.length === 0 ? [] : [[`Show ${hidden.length} more`, String(sumOf(hidden))]];
      expect(shown).toEqual([...lines, ...more]);
      lines.push(...hidden);
      expect(sumOf(lines)).toBe(sums[index]);
    }
  });

  it('shares has percentages of what is worth it alone', () => {
    const cellsOf = (count: number) => {
      const few = [{ key: 'a', label: 'A', count }];
      return tablesOf(render(<SharesPanel {...panel} shares={few} />))[0]?.at(-1);
    };
    expect(cellsOf(10)).toEqual(['A', '10', '100%']);
    expect(cellsOf(9)).toEqual(['A', '9']);
  });

  it('long lists is the first of them, and the others as one row', () => {
    const names = ['A', 'B', 'C', 'D'];
    const of = (count: number) => ({
      axis: 'Name',
      unit: 'count' as const,
      categories: names.slice(0, count).map((label) => ({ key: label, label, csv: label })),
      series: [{ id: 'n', label: 'Number', values: [9, 4, 2, 1].slice(0, count) }],
    });
    const shown = (count: number) =>
      tablesOf(render(<ChartTable title="Title" data={of(count)} most={2} />))[0]?.slice(1);
    expect(shown(4)).toEqual([
      ['A', '9'],
      ['B', '4'],
      ['Show 2 more', '3'],
    ]);
    // One more takes no more room than a row that opens it.
    expect(shown(3)).toEqual([
      ['A', '9'],
      ['B', '4'],
      ['C', '2'],
    ]);
  });

  it('categories leads to what figures count as each, those without a name of their own too', () => {
    const searches = [...render(<SubjectShares {...scope} />).matchAll(/href="[^"?]*\?(counted=[^"&]*)/g)];
    expect(searches.map(([, search]) => search)).toEqual(['counted=Shipping', 'counted=Returns', 'counted=other']);
  });

  it('topics has the figures of each, its change and its file the same', async () => {
    const rows = topicRows(buckets, { topics: { shippingtopic: { ...NO_TOPIC, conversations: 6 } } }, TOPICS);
    const markup = render(<TopicTable chatbotId="bot" rows={rows} span={{ from: period.from, to: period.to }} />);
    for (const { onCsv } of menus) onCsv();
    const [[, ...lines] = []] = (await Promise.all(saved)).map(rowsOf);
    const [[, ...shown] = []] = tablesOf(markup);
    expect(lines).toEqual([
      ['shipping', '9', '6', '1', '2', '6', '1'],
      ['returns', '5', '0', '4', '1', '0', '0'],
      ['All others', '2', '0', '0', '2', '0', '0'],
    ]);
    expect(shown.map(([name, count, change, , felt, unanswered]) => [name, count, change, felt, unanswered])).toEqual(
      lines.map(([name, count, before, ...felt]) => {
        const [positive, neutral, negative, unanswered] = felt;
        const change =
          before === '0' ? 'new' : `+${Math.round((100 * (Number(count) - Number(before))) / Number(before))}%`;
        return [name, count, change, `Satisfied: ${positive}Neutral: ${neutral}Dissatisfied: ${negative}`, unanswered];
      }),
    );
    const links = [...markup.matchAll(/<a [^>]*href="[^"?]*\?([^"]*)"/g)].map(([, search = '']) =>
      search.replaceAll('&amp;', '&'),
    );
    const end = `from=${period.from}&to=${period.to}&began=1`;
    expect(links).toEqual([
      `topic=shippingtopic&${end}`,
      ...['positive', 'neutral', 'negative'].map((felt) => `topic=shippingtopic&sentiment=${felt}&${end}`),
      `topic=shippingtopic&outcome=unanswered&${end}`,
      `topic=returnstopic&${end}`,
      ...['positive', 'neutral'].map((felt) => `topic=returnstopic&sentiment=${felt}&${end}`),
      `topic=other&${end}`,
      `topic=other&sentiment=neutral&${end}`,
    ]);
  });

  it('hours leads from each cell with a number to its conversations, and from no other', () => {
    const links = [...render(<PeakHours {...scope} />).matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g)];
    expect(links.map(([, href = '', text]) => [href.replaceAll('&amp;', '&'), text])).toEqual([
      ['/dashboard/chatbot/bot/activity/chats?slot=4-9&from=2026-11-20&to=2026-11-21', '2,990'],
      ['/dashboard/chatbot/bot/activity/chats?slot=4-23&from=2026-11-20&to=2026-11-21', '10'],
    ]);
  });
});
