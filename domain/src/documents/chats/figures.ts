import * as z from 'zod';

/** A counter that is missing until something was counted. */
const count = z.int().default(0);
/** Counters by a key, such as a language. */
const counts = z.record(z.string(), z.int()).default({});

/** The share of a source in a day's answers: how often it was cited, and how the answers that cited it were rated. */
const sourceFiguresSchema = z.object({ cited: count, positive: count, negative: count });

/** The conversations about a topic: all, by what the visitor felt, and those with a question that has no answer. */
const topicFiguresSchema = z.object({
  conversations: count,
  positive: count,
  neutral: count,
  negative: count,
  unanswered: count,
});

/** The share of a channel in figures. */
const channelFiguresSchema = z.object({
  conversations: count,
  /** Answers, whole or cut. */
  messages: count,
  /** Conversations that are over. */
  over: count,
  /** Those of them that the chatbot had alone, and did not fail. */
  alone: count,
  /** Requests for an agent. */
  handovers: count,
  /** Conversations that went to the team without an answer of the chatbot's being tried. */
  forTeam: count,
  /** Conversations with a first message of an agent to a visitor who waited for it, and the sum of their waits. */
  firstResponses: count,
  firstResponseMsSum: count,
  /** Conversations by the visitor's satisfaction, 1 to 5. */
  csat: counts,
});

/**
 * Figures of a chatbot. A conversation counts on the day on which it began, with all that is found of it later; an answer on the
 * day of its question, with its rating; a lead, a request for an agent and a takeover on their own day.
 */
export const figuresSchema = z.object({
  conversations: count,
  /** Answers, whole or cut. */
  messages: count,
  answered: count,
  /** Passages in place of an answer. */
  suggested: count,
  refused: count,
  failed: count,
  leads: count,
  positive: count,
  negative: count,
  /** Requests of visitors for an agent. */
  handovers: count,
  /**
   * Conversations that went to the team without an answer of the chatbot's being tried: their channel drafts, or the chatbot may not answer.
   * Until 2026-11-29 they were among `handovers`.
   */
  forTeam: count,
  /** Conversations that an agent took over, each time. */
  takeovers: count,
  /** Conversations with a first message of an agent to a visitor who waited for it. */
  firstResponses: count,
  /** Sum over these; divide by `firstResponses`. */
  firstResponseMsSum: count,
  /** Those of them that took at most `PROMPT_RESPONSE_MS`. */
  promptResponses: count,
  /** Conversations of the day that were deleted since. They stay in the other figures. */
  deleted: count,
  /** Sum over the answers; divide by `messages`. */
  latencyMsSum: count,
  /** Answers by how long they took: index of the bucket in `LATENCY_BOUNDS_MS`. */
  latency: counts,
  tokens: count,
  /** Answers by the hour of their question in UTC, 0 to 23. */
  hours: counts,
  /** The same by the organization's clock. Missing in figures from before it was counted: `localHoursOf` works it out. */
  localHours: counts,
  /** Conversations by their questions to the chatbot: 1 or 2, 3 or 4, 5 and more. */
  depth: z.object({ quick: count, medium: count, deep: count }).prefault({}),
  /** Conversations by channel. */
  channels: counts,
  /** Other figures by channel, with the conversations that they are of: those since they are counted. */
  byChannel: z.record(z.string(), channelFiguresSchema).default({}),
  /** Conversations by language. */
  locales: counts,
  /** Conversations by the entry of the allowed domains that the site belongs to; `other` for all else. */
  origins: counts,
  /** Conversations by rule, share and group of a draw for a message beside the bubble (`drawKey`). */
  proactive: counts,
  /** Conversations that are over, by category; `other` for those beyond `LIMITS.categoriesPerDay`. */
  categories: counts,
  /** Conversations that are over, by what the visitor felt. */
  sentiments: z.object({ positive: count, neutral: count, negative: count }).prefault({}),
  /** Conversations that are over, by topic; `other` for those beyond `LIMITS.topicsPerChatbot`. */
  topics: z.record(z.string(), topicFiguresSchema).default({}),
  /** Conversations that are over, by what became of the visitor's matter (`resolutionOf`). */
  resolution: z.object({ confirmed: count, unconfirmed: count, failed: count }).prefault({}),
  /** Conversations by the visitor's satisfaction, 1 to 5. */
  csat: counts,
  /** Answers by the source that they cite, each source once for an answer. */
  sources: z.record(z.string(), sourceFiguresSchema).default({}),
});

export type Figures = z.infer<typeof figuresSchema>;
export type ChannelFigures = z.infer<typeof channelFiguresSchema>;
export type TopicFigures = z.infer<typeof topicFiguresSchema>;
export type SourceFigures = z.infer<typeof sourceFiguresSchema>;
