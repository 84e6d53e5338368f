import { type Insight, INSIGHT_CODES } from '../documents/insight.ts';
import { INSIGHT_THRESHOLDS as FROM } from './INSIGHT_THRESHOLDS.ts';
import type { Forecast } from './forecastMonth.ts';
import { LEAST_BASE } from './LEAST_BASE.ts';
import type { ResolvedTopic } from './resolveTopics.ts';
import type { Summary } from './summarize.ts';

export type InsightCode = Insight['code'];
export type InsightAction = Insight['action'];

/** Data that insights are found in. */
export interface InsightInput {
  summary: Summary;
  /** Of the period before. */
  previous: Summary;
  topics?: readonly ResolvedTopic[];
  previousTopics?: readonly ResolvedTopic[];
  /** Number of trained sources that no answer cites. */
  unusedSources?: number;
  /** Number of open contradictions between passages. */
  contradictions?: number;
  forecast?: Forecast | null;
}

type Found = Insight | undefined;

function when(holds: boolean, code: InsightCode, action: InsightAction, values: Insight['values']): Found {
  return holds ? { code, action, values } : undefined;
}

function changeOf(now: number, before: number): number {
  return before === 0 ? 0 : (now - before) / before;
}

/** Insights from the numbers of conversations and of leads, compared with the period before. */
function comparisons({ summary, previous }: InsightInput): Found[] {
  const { conversations } = summary.figures;
  const before = previous.figures.conversations;
  const isComparable = Math.min(conversations, before) >= FROM.comparedConversations;
  const change = changeOf(conversations, before);
  const rate = summary.conversionRate ?? 0;
  const conversion = changeOf(rate, previous.conversionRate ?? 0);
  const leads = { rate, before: previous.conversionRate ?? 0 };
  const volume = { conversations, change: Math.abs(change) };
  return [
    when(isComparable && change <= -FROM.conversationsChange, 'conversations-fell', 'see-conversations', volume),
    when(
      before >= FROM.comparedConversations && change >= FROM.conversationsChange,
      'conversations-grew',
      'see-conversations',
      volume,
    ),
    when(isComparable && conversion <= -FROM.conversionChange, 'conversion-fell', 'see-leads', leads),
    when(isComparable && conversion >= FROM.conversionChange, 'conversion-grew', 'see-leads', leads),
  ];
}

/** Insights from the answers. */
function ofAnswers({ summary }: InsightInput): Found[] {
  const { figures, answeredShare, slowMs, peak } = summary;
  const { messages, suggested, refused, positive, negative } = figures;
  const isMuch = messages >= FROM.sharedMessages;
  const negativeShare = positive + negative === 0 ? 0 : negative / (positive + negative);
  return [
    when(isMuch && (answeredShare ?? 1) < FROM.answeredShare, 'answered-low', 'answer-questions', {
      share: answeredShare ?? 1,
      count: suggested + refused,
    }),
    when(negative >= FROM.negativeRatings && negativeShare >= FROM.negativeShare, 'ratings-negative', 'see-negative', {
      count: negative,
      share: negativeShare,
    }),
    when(isMuch && (slowMs ?? 0) >= FROM.slowMs, 'answers-slow', 'see-model', { seconds: (slowMs ?? 0) / 1000 }),
    when(isMuch && (peak?.messages ?? 0) / messages >= FROM.peakShare, 'peak', 'see-handovers', {
      weekday: peak?.weekday ?? 0,
      hour: peak?.hour ?? 0,
      share: (peak?.messages ?? 0) / messages,
    }),
  ];
}

/** Insights from the outcomes of the conversations. */
function ofConversations({ summary }: InsightInput): Found[] {
  const { conversations, resolution, sentiments, handovers } = summary.figures;
  const over = resolution.confirmed + resolution.unconfirmed + resolution.failed;
  const felt = sentiments.positive + sentiments.neutral + sentiments.negative;
  const failed = { count: resolution.failed, share: resolution.failed / Math.max(1, over) };
  const unhappy = { count: sentiments.negative, share: sentiments.negative / Math.max(1, felt) };
  const asked = { count: handovers, share: handovers / Math.max(1, conversations) };
  const least = FROM.comparedConversations;
  return [
    when(over >= least && failed.share >= FROM.failedShare, 'failed-high', 'see-failed', failed),
    when(felt >= least && unhappy.share >= FROM.negativeSentiment, 'sentiment-negative', 'see-conversations', unhappy),
    when(conversations >= least && asked.share >= FROM.handoverShare, 'handovers-many', 'see-requests', asked),
  ];
}

/** The topic with the most questions without an answer, and the one that grew most. */
function ofTopics({ topics = [], previousTopics = [] }: InsightInput): Found[] {
  const named = topics.flatMap((topic) => (topic.name === null ? [] : { ...topic, name: topic.name }));
  const unanswered = topics.reduce((sum, topic) => sum + topic.unanswered, 0);
  const open = named
    .filter(
      (topic) =>
        topic.unanswered >= FROM.topicUnanswered && topic.unanswered / topic.conversations >= FROM.topicUnansweredShare,
    )
    .toSorted((a, b) => b.unanswered - a.unanswered)[0];
  const rising = named
    .map((topic) => {
      const before = previousTopics.find(({ id }) => id === topic.id)?.conversations ?? 0;
      return { ...topic, before, growth: changeOf(topic.conversations, before) };
    })
    .filter(
      ({ conversations, before, growth }) =>
        before >= LEAST_BASE && conversations >= FROM.topicConversations && growth >= FROM.topicGrowth,
    )
    .toSorted((a, b) => b.growth - a.growth)[0];
  return [
    open && {
      code: 'topic-unanswered',
      action: 'answer-questions',
      values: { topic: open.name, count: open.unanswered, share: open.unanswered / unanswered },
    },
    rising && {
      code: 'topic-rising',
      action: 'see-topics',
      values: { topic: rising.name, count: rising.conversations, change: rising.growth },
    },
  ];
}

/** Insights of a period: at most `INSIGHT_THRESHOLDS.most`, those that call for action first. None without figures. */
export function insightsOf(input: InsightInput): readonly Insight[] {
  const { unusedSources = 0, contradictions = 0, forecast } = input;
  const usedUpOn = forecast?.usedUpOn ?? null;
  const found = [
    ...comparisons(input),
    ...ofAnswers(input),
    ...ofConversations(input),
    ...ofTopics(input),
    when(contradictions > 0, 'sources-contradict', 'see-contradictions', { count: contradictions }),
    when(unusedSources >= FROM.unusedSources, 'sources-unused', 'see-sources', { count: unusedSources }),
    when(usedUpOn !== null, 'messages-used-up', 'see-plans', { day: usedUpOn ?? '' }),
  ].flatMap((insight) => insight ?? []);
  return found.toSorted((a, b) => INSIGHT_CODES.indexOf(a.code) - INSIGHT_CODES.indexOf(b.code)).slice(0, FROM.most);
}
