import type { Figures } from '../documents/chats/figures.ts';
import type { Month } from '../documents/chats/month.ts';
import type { Stats } from '../documents/chats/stats.ts';
import { weekdayOf } from '../time/calendarDay.ts';
import { localHoursOf } from './localHoursOf.ts';
import { percentileOf } from './percentileOf.ts';
import { sumFigures } from './addFigures.ts';

const WEEKDAYS = 7;
const HOURS = 24;

/** An hour of the week, by the organization's clock. */
export interface WeekHour {
  /** 0 for Monday to 6 for Sunday. */
  weekday: number;
  hour: number;
  messages: number;
}

/** Summary of figures. Rates are null where there is nothing to compute them from. */
export interface Summary {
  figures: Figures;
  /** Mean time of an answer in milliseconds. */
  responseMs: number | null;
  /** Half, and 95 in 100, of the answers were faster. */
  medianMs: number | null;
  slowMs: number | null;
  /** The share of questions that got an answer: 0 to 1. */
  answeredShare: number | null;
  /** Mean time until the first message of an agent to a visitor who waited for it, in milliseconds. */
  firstResponseMs: number | null;
  /** The share of these that took at most `PROMPT_RESPONSE_MS`. */
  promptShare: number | null;
  /** Leads by conversation. */
  conversionRate: number | null;
  messagesPerConversation: number | null;
  /** The share of positive ratings in all ratings. */
  positiveShare: number | null;
  /** Answers by weekday (0 for Monday) and local hour. */
  weekHours: readonly (readonly number[])[];
  /** The hour of the week with the most answers; of several the first. */
  peak: WeekHour | null;
}

function weekHoursOf(days: readonly (Stats | Month)[], timezone: string): number[][] {
  const matrix = Array.from({ length: WEEKDAYS }, () => Array.from({ length: HOURS }, () => 0));
  const add = (weekday: number, hour: number, count: number) => {
    const row = matrix[weekday];
    if (row?.[hour] !== undefined) row[hour] += count;
  };
  for (const each of days) {
    if ('day' in each) {
      const weekday = weekdayOf(each.day);
      for (const [hour, count] of Object.entries(localHoursOf(each, timezone))) add(weekday, Number(hour), count);
    } else {
      for (const [place, count] of Object.entries(each.weekHours)) {
        const [weekday, hour] = place.split('-').map(Number);
        add(weekday ?? WEEKDAYS, hour ?? HOURS, count);
      }
    }
  }
  return matrix;
}

function peakOf(weekHours: readonly (readonly number[])[]): WeekHour | null {
  const all = weekHours.flatMap((row, weekday) => row.map((messages, hour) => ({ weekday, hour, messages })));
  const peak = all.reduce((top, one) => (one.messages > top.messages ? one : top), {
    weekday: 0,
    hour: 0,
    messages: 0,
  });
  return peak.messages > 0 ? peak : null;
}

function share(part: number, whole: number): number | null {
  return whole > 0 ? part / whole : null;
}

/**
 * Summarizes days and months of any chatbots. No day may be in a month beside it.
 * @param timezone The organization's: older days have their hours in UTC.
 */
export function summarize(stats: readonly (Stats | Month)[], timezone: string): Summary {
  const figures = sumFigures(stats);
  const weekHours = weekHoursOf(stats, timezone);
  const { messages, conversations, positive, negative } = figures;
  return {
    figures,
    responseMs: share(figures.latencyMsSum, messages),
    medianMs: percentileOf(figures.latency, 0.5),
    slowMs: percentileOf(figures.latency, 0.95),
    answeredShare: share(figures.answered, messages),
    firstResponseMs: share(figures.firstResponseMsSum, figures.firstResponses),
    promptShare: share(figures.promptResponses, figures.firstResponses),
    conversionRate: share(figures.leads, conversations),
    messagesPerConversation: share(messages, conversations),
    positiveShare: share(positive, positive + negative),
    weekHours,
    peak: peakOf(weekHours),
  };
}
