import type { ChartData } from '#web/components/charts/chart.ts';
import type { Translate } from '#web/i18n/useTranslate.ts';
import type { ChannelRow } from './channelRows.ts';

const COLUMNS = [
  { id: 'conversations', label: 'figure.conversations', unit: 'count' },
  { id: 'messages', label: 'figure.messages', unit: 'count' },
  { id: 'alone', label: 'analytics.byChannel.alone', unit: 'share' },
  { id: 'handovers', label: 'figure.handovers', unit: 'count' },
  { id: 'forTeam', label: 'analytics.byChannel.forTeam', unit: 'count' },
  { id: 'firstResponse', label: 'figure.firstResponse', unit: 'wait' },
  { id: 'csat', label: 'analytics.byChannel.csat', unit: 'ratio' },
] as const;

export type ChannelColumn = (typeof COLUMNS)[number];

/** Columns of figures by channel: satisfaction where somebody said it. */
export function channelColumns(rows: readonly ChannelRow[]): readonly ChannelColumn[] {
  return COLUMNS.filter(({ id }) => id !== 'csat' || rows.some(({ csat }) => csat.base > 0));
}

/** Figure of a row in a column, with the number of what it is made of. */
export function channelFigure(row: ChannelRow, { id }: ChannelColumn): { value: number | null; base: number } {
  const figure = row[id];
  return typeof figure === 'number' ? { value: figure, base: figure } : figure;
}

/** Figures by channel as a file has them: shares from 0 to 1, waits in milliseconds. */
export function channelChart(rows: readonly ChannelRow[], t: Translate): ChartData {
  return {
    axis: t('analytics.channel'),
    unit: 'ratio',
    categories: rows.map(({ channel }) => {
      const label = t(`channel.${channel}`);
      return { key: channel, label, csv: label };
    }),
    series: channelColumns(rows).map((column) => ({
      id: column.id,
      label: t(column.label),
      values: rows.map((row) => channelFigure(row, column).value),
    })),
  };
}
