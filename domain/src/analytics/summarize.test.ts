import { describe, expect, it } from 'vitest';
import { monthSchema } from '../documents/chats/month.ts';
import { type Stats, statsSchema } from '../documents/chats/stats.ts';
import { forecastMonth } from './forecastMonth.ts';
import { localHoursOf } from './localHoursOf.ts';
import { seriesOf } from './seriesOf.ts';
import { summarize } from './summarize.ts';

function statsOf(day: string, figures: Partial<Stats>): Stats {
  return statsSchema.parse({ chatbotId: 'bot', day, ...figures });
}

describe('summarize', () => {
  it('adds up days and months, and works out rates', () => {
    const day = statsOf('2026-11-20', {
      conversations: 4,
      messages: 8,
      answered: 6,
      refused: 2,
      leads: 1,
      positive: 3,
      negative: 1,
      latencyMsSum: 4000,
      latency: { 4: 8 },
      hours: { 9: 8 },
      localHours: { 10: 8 },
    });
    const month = monthSchema.parse({
      chatbotId: 'bot',
      month: '2026-09',
      conversations: 6,
      messages: 12,
      answered: 12,
      weekHours: { '0-10': 12 },
    });
    const summary = summarize([day, month], 'Europe/Berlin');
    expect(summary).toMatchObject({
      responseMs: 200,
      medianMs: 400,
      answeredShare: 0.9,
      conversionRate: 0.1,
      messagesPerConversation: 2,
      positiveShare: 0.75,
      peak: { weekday: 0, hour: 10, messages: 12 },
    });
    // A Friday.
    expect(summary.weekHours[4]?.[10]).toBe(8);
  });

  it('knows no rate where nothing was counted', () => {
    expect(summarize([], 'UTC')).toMatchObject({
      responseMs: null,
      medianMs: null,
      answeredShare: null,
      conversionRate: null,
      messagesPerConversation: null,
      positiveShare: null,
      peak: null,
    });
  });

  it('parses figures from before a counter was there', () => {
    const old = statsSchema.parse({ chatbotId: 'bot', day: '2026-01-01', messages: 2, hours: { 8: 2 } });
    expect(old.depth).toEqual({ quick: 0, medium: 0, deep: 0 });
    expect(summarize([old], 'Europe/Berlin').weekHours[3]?.[9]).toBe(2);
  });
});

describe('local hours of figures that have UTC hours alone (A-104)', () => {
  it.each([
    // 23 hours: at 1 UTC clocks go from 2 to 3; ten at night UTC is of the next day.
    ['2026-03-29', { 0: 1, 1: 1, 22: 1 }, { 1: 1, 3: 1 }],
    // 25 hours: 0 and 1 UTC are both the hour from 2 to 3.
    ['2026-10-25', { 0: 1, 1: 1, 2: 1 }, { 2: 2, 3: 1 }],
    ['2026-11-20', { 23: 1, 0: 1, 22: 1 }, { 0: 1, 1: 1, 23: 1 }],
  ])('%s', (day, hours, expected) => {
    expect(localHoursOf({ day, hours, localHours: {} }, 'Europe/Berlin')).toEqual(expected);
  });

  it('are taken as they are once they were counted, in zones of half an hour too', () => {
    const hours = { 4: 2 };
    expect(localHoursOf({ day: '2026-11-20', hours, localHours: { 9: 1, 10: 1 } }, 'Asia/Kolkata')).toEqual({
      9: 1,
      10: 1,
    });
    expect(localHoursOf({ day: '2026-11-20', hours, localHours: { 9: 1 } }, 'Asia/Kolkata')).toEqual({ 9: 2 });
  });
});

describe('seriesOf', () => {
  it('has every day of the period, over all chatbots', () => {
    const series = seriesOf(
      [
        statsOf('2026-03-28', { messages: 1 }),
        statsOf('2026-03-28', { messages: 2 }),
        statsOf('2026-03-30', { messages: 4 }),
      ],
      { from: '2026-03-27', to: '2026-03-30' },
    );
    expect(series.map(({ day, figures }) => [day, figures.messages])).toEqual([
      ['2026-03-27', 0],
      ['2026-03-28', 3],
      ['2026-03-29', 0],
      ['2026-03-30', 4],
    ]);
  });
});

describe('forecastMonth', () => {
  it('carries the month on by the time that has passed', () => {
    expect(forecastMonth(100, 1000, new Date('2026-11-16T00:00:00Z'), 'UTC')).toEqual({
      messages: 200,
      usedUpOn: null,
    });
    expect(forecastMonth(100, 150, new Date('2026-11-16T00:00:00Z'), 'UTC')).toEqual({
      messages: 200,
      usedUpOn: '2026-11-23',
    });
    expect(forecastMonth(0, 150, new Date('2026-11-16T00:00:00Z'), 'UTC')).toEqual({ messages: 0, usedUpOn: null });
  });

  it('says nothing in the first days, and knows months with a day of 23 hours', () => {
    expect(forecastMonth(9, 100, new Date('2026-11-03T23:59:00Z'), 'UTC')).toBeNull();
    const march = forecastMonth(743, 10_000, new Date('2026-03-31T21:59:59Z'), 'Europe/Berlin');
    expect(march?.messages).toBe(743);
  });

  it('says when the messages were used up where they are', () => {
    expect(forecastMonth(200, 100, new Date('2026-11-21T00:00:00Z'), 'UTC')?.usedUpOn).toBe('2026-11-11');
  });
});
