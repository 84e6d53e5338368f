import { type Figures, figuresSchema, type SourceFigures, type TopicFigures } from '../documents/chats/figures.ts';
import { addChannels } from './addChannels.ts';
import { addCounts } from './addCounts.ts';

const NOTHING = figuresSchema.parse({});

/** Figures in which nothing was counted. */
export function newFigures(): Figures {
  return { ...NOTHING };
}

function addSources(one: Figures['sources'], other: Figures['sources'], times: number): Figures['sources'] {
  const none: SourceFigures = { cited: 0, positive: 0, negative: 0 };
  const sum = { ...one };
  for (const [id, more] of Object.entries(other)) {
    const had = sum[id] ?? none;
    sum[id] = {
      cited: had.cited + times * more.cited,
      positive: had.positive + times * more.positive,
      negative: had.negative + times * more.negative,
    };
  }
  return sum;
}

const NO_TOPIC: TopicFigures = { conversations: 0, positive: 0, neutral: 0, negative: 0, unanswered: 0 };

/** The sum of the figures of two topics, `other` taken so many times. */
export function addTopic(one: TopicFigures = NO_TOPIC, other: TopicFigures = NO_TOPIC, times = 1): TopicFigures {
  return {
    conversations: one.conversations + times * other.conversations,
    positive: one.positive + times * other.positive,
    neutral: one.neutral + times * other.neutral,
    negative: one.negative + times * other.negative,
    unanswered: one.unanswered + times * other.unanswered,
  };
}

function addTopics(one: Figures['topics'], other: Figures['topics'], times: number): Figures['topics'] {
  const sum = { ...one };
  for (const [id, more] of Object.entries(other)) sum[id] = addTopic(sum[id], more, times);
  return sum;
}

/** The sum of figures, `other` taken so many times. What else their documents hold, such as a day or questions, is left out. */
export function addFigures(one: Figures, other: Figures, times = 1): Figures {
  const { depth, sentiments, resolution } = other;
  return {
    conversations: one.conversations + times * other.conversations,
    messages: one.messages + times * other.messages,
    answered: one.answered + times * other.answered,
    suggested: one.suggested + times * other.suggested,
    refused: one.refused + times * other.refused,
    failed: one.failed + times * other.failed,
    leads: one.leads + times * other.leads,
    positive: one.positive + times * other.positive,
    negative: one.negative + times * other.negative,
    handovers: one.handovers + times * other.handovers,
    forTeam: one.forTeam + times * other.forTeam,
    takeovers: one.takeovers + times * other.takeovers,
    firstResponses: one.firstResponses + times * other.firstResponses,
    firstResponseMsSum: one.firstResponseMsSum + times * other.firstResponseMsSum,
    promptResponses: one.promptResponses + times * other.promptResponses,
    deleted: one.deleted + times * other.deleted,
    latencyMsSum: one.latencyMsSum + times * other.latencyMsSum,
    latency: addCounts(one.latency, other.latency, times),
    tokens: one.tokens + times * other.tokens,
    hours: addCounts(one.hours, other.hours, times),
    localHours: addCounts(one.localHours, other.localHours, times),
    depth: {
      quick: one.depth.quick + times * depth.quick,
      medium: one.depth.medium + times * depth.medium,
      deep: one.depth.deep + times * depth.deep,
    },
    channels: addCounts(one.channels, other.channels, times),
    byChannel: addChannels(one.byChannel, other.byChannel, times),
    locales: addCounts(one.locales, other.locales, times),
    origins: addCounts(one.origins, other.origins, times),
    proactive: addCounts(one.proactive, other.proactive, times),
    categories: addCounts(one.categories, other.categories, times),
    sentiments: {
      positive: one.sentiments.positive + times * sentiments.positive,
      neutral: one.sentiments.neutral + times * sentiments.neutral,
      negative: one.sentiments.negative + times * sentiments.negative,
    },
    topics: addTopics(one.topics, other.topics, times),
    resolution: {
      confirmed: one.resolution.confirmed + times * resolution.confirmed,
      unconfirmed: one.resolution.unconfirmed + times * resolution.unconfirmed,
      failed: one.resolution.failed + times * resolution.failed,
    },
    csat: addCounts(one.csat, other.csat, times),
    sources: addSources(one.sources, other.sources, times),
  };
}

/** The sum of any number of figures: of days, months or chatbots. */
export function sumFigures(all: readonly Figures[]): Figures {
  return all.reduce((sum, each) => addFigures(sum, each), newFigures());
}
