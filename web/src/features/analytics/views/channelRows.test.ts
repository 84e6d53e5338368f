import { figuresSchema } from '@parlance/domain/documents/chats/figures';
import { expect, it } from 'vitest';
import { channelChart } from './channelChart.ts';
import { channelRows, countedByChannelAlone } from './channelRows.ts';

const mail = {
  conversations: 10,
  messages: 14,
  over: 8,
  alone: 6,
  handovers: 1,
  forTeam: 3,
  firstResponses: 2,
  firstResponseMsSum: 600_000,
  csat: { 4: 1, 5: 1 },
};

it('has a row for each channel with something, the one with the most conversations first', () => {
  const figures = figuresSchema.parse({ channels: { widget: 3, email: 10 }, byChannel: { email: mail } });
  const nothing = { value: null, base: 0 };
  expect(channelRows(figures)).toEqual([
    {
      channel: 'email',
      conversations: 10,
      messages: 14,
      alone: { value: 0.75, base: 8 },
      handovers: 1,
      forTeam: 3,
      firstResponse: { value: 300_000, base: 2 },
      csat: { value: 4.5, base: 2 },
    },
    {
      channel: 'widget',
      conversations: 3,
      messages: 0,
      alone: nothing,
      handovers: 0,
      forTeam: 0,
      firstResponse: nothing,
      csat: nothing,
    },
  ]);
});

it('says how many conversations are from before the other figures were counted by channel', () => {
  const { conversations } = mail;
  const figures = figuresSchema.parse({ channels: { widget: 3, email: 12 }, byChannel: { email: mail } });
  expect(countedByChannelAlone(figures)).toBe(3 + 12 - conversations);
  expect(countedByChannelAlone(figuresSchema.parse({}))).toBe(0);
});

it('is a file with the column of satisfaction where somebody said it', () => {
  const chartOf = (figures: object) => channelChart(channelRows(figuresSchema.parse(figures)), (id: string) => id);
  const { categories, series } = chartOf({ channels: { email: 10 }, byChannel: { email: mail } });
  expect(categories.map(({ csv }) => csv)).toEqual(['channel.email']);
  expect(series.map(({ values }) => values[0])).toEqual([10, 14, 0.75, 1, 3, 300_000, 4.5]);
  expect(chartOf({ channels: { email: 10 } }).series.map(({ id }) => id)).not.toContain('csat');
});
