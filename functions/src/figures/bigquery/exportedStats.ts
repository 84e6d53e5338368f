import { statsSchema } from '@parlance/domain/documents/chats/stats';
import * as z from 'zod';
import { exportedCategory } from './exportedCategory.ts';

/** Ids, codes, hours and entries of the allowed domains: nothing that has a space or an @. */
const KEY = /^[\w.:*-]{1,253}$/;

/** More than a chatbot has topics or sources: longer records are not read, as anybody may send one. */
const MAX_ENTRIES = 2000;

const short = z
  .unknown()
  .refine((record) => typeof record !== 'object' || record === null || Object.keys(record).length <= MAX_ENTRIES)
  .optional();

/** A record without the entries under other keys. */
function keyed<T>(record: z.ZodType<Record<string, T>>) {
  return short.pipe(
    record.transform((all) => Object.fromEntries(Object.entries(all).filter(([key]) => KEY.test(key)))),
  );
}

/** Counts by categories as they may leave, in time that grows with their number alone. */
function byCategory(all: Record<string, number>): Record<string, number> {
  const sums = new Map<string, number>();
  for (const [category, count] of Object.entries(all)) {
    const name = exportedCategory(category);
    sums.set(name, (sums.get(name) ?? 0) + count);
  }
  return Object.fromEntries(sums);
}

const { latency, hours, localHours, channels, locales, origins, topics, sources, categories } = statsSchema.shape;

/**
 * Figures of a chatbot's day that may leave for BigQuery. A field that is not named here stays: the questions without an answer, and
 * whatever the schema of figures gets later.
 */
export const exportedStatsSchema = statsSchema
  .pick({
    chatbotId: true,
    conversations: true,
    messages: true,
    answered: true,
    suggested: true,
    refused: true,
    failed: true,
    leads: true,
    positive: true,
    negative: true,
    handovers: true,
    takeovers: true,
    deleted: true,
    latencyMsSum: true,
    tokens: true,
    depth: true,
    sentiments: true,
    resolution: true,
  })
  .extend({
    day: z.iso.date(),
    latency: keyed(latency),
    hours: keyed(hours),
    localHours: keyed(localHours),
    channels: keyed(channels),
    locales: keyed(locales),
    origins: keyed(origins),
    topics: keyed(topics),
    sources: keyed(sources),
    categories: short.pipe(categories.transform(byCategory)),
  });
