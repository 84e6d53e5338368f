import { type Figures, figuresSchema, type SourceFigures, type TopicFigures } from '../documents/chats/figures.ts';

type Counts = Readonly<Record<string, number>>;

/** Figures in which nothing was counted. */
export function newFigures(): Figures {
  return figuresSchema.parse({});
}

/** The sum of counters by their keys. */
export function addCounts(one: Counts, other: Counts): Record<string, number> {
  const sum = { ...one };
  for (const [key, count] of Object.entries(other)) sum[key] = (sum[key] ?? 0) + count;
  return sum;
}

function addSources(one: Figures['sources'], other: Figures['sources']): Figures['sources'] {
  const none: SourceFigures = { cited: 0, positive: 0, negative: 0 };
  const sum = { ...one };
  for (const [id, more] of Object.entries(other)) {
    const had = sum[id] ?? none;
    sum[id] = {
      cited: had.cited + more.cited,
      positive: had.positive + more.positive,
      negative: had.negative + more.negative,
    };
  }
  return sum;
}

/** The sum of the figures of two topics. */
export function addTopic(one: TopicFigures | undefined, other: TopicFigures): TopicFigures {
  if (one === undefined) return other;
  return {
    conversations: one.conversations + other.conversations,
    positive: one.positive + other.positive,
    neutral: one.neutral + other.neutral,
    negative: one.negative + other.negative,
    unanswered: one.unanswered + other.unanswered,
  };
}

function addTopics(one: Figures['topics'], other: Figures['topics']): Figures['topics'] {
  const sum = { ...one };
  for (const [id, more] of Object.entries(other)) sum[id] = addTopic(sum[id], more);
  return sum;
}

/** The sum of figures. What else their documents hold, such as a day or questions, is left out. */
export function addFigures(one: Figures, other: Figures): Figures {
  return {
    conversations: one.conversations + other.conversations,
    messages: one.messages + other.messages,
    answered: one.answered + other.answered,
    refused: one.refused + other.refused,
    failed: one.failed + other.failed,
    leads: one.leads + other.leads,
    positive: one.positive + other.positive,
    negative: one.negative + other.negative,
    handovers: one.handovers + other.handovers,
    takeovers: one.takeovers + other.takeovers,
    deleted: one.deleted + other.deleted,
    latencyMsSum: one.latencyMsSum + other.latencyMsSum,
    latency: addCounts(one.latency, other.latency),
    tokens: one.tokens + other.tokens,
    hours: addCounts(one.hours, other.hours),
    localHours: addCounts(one.localHours, other.localHours),
    depth: {
      quick: one.depth.quick + other.depth.quick,
      medium: one.depth.medium + other.depth.medium,
      deep: one.depth.deep + other.depth.deep,
    },
    channels: addCounts(one.channels, other.channels),
    locales: addCounts(one.locales, other.locales),
    origins: addCounts(one.origins, other.origins),
    categories: addCounts(one.categories, other.categories),
    sentiments: {
      positive: one.sentiments.positive + other.sentiments.positive,
      neutral: one.sentiments.neutral + other.sentiments.neutral,
      negative: one.sentiments.negative + other.sentiments.negative,
    },
    topics: addTopics(one.topics, other.topics),
    resolution: {
      confirmed: one.resolution.confirmed + other.resolution.confirmed,
      unconfirmed: one.resolution.unconfirmed + other.resolution.unconfirmed,
      failed: one.resolution.failed + other.resolution.failed,
    },
    sources: addSources(one.sources, other.sources),
  };
}

/** The sum of any number of figures: of days, months or chatbots. */
export function sumFigures(all: readonly Figures[]): Figures {
  return all.reduce(addFigures, newFigures());
}
