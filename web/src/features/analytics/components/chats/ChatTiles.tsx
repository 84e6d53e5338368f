import type { Summary } from '@parlance/domain/analytics/summarize';
import type { FigureUnit } from '#web/components/charts/chart.ts';
import { useFormatFigure } from '#web/components/charts/useFormatFigure.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { MessageId } from '#web/i18n/messageId.ts';
import { begunLink } from '#web/lib/lists/begunLink.ts';
import { chatsLink } from '#web/lib/lists/chatsLink.ts';
import { leadsLink } from '#web/lib/lists/leadsLink.ts';
import { useBefore } from '../../views/useBefore.ts';
import { Tiles } from '../Tiles.tsx';
import type { ChatScope } from './ChatScope.ts';

interface Figure {
  label: MessageId;
  unit: FigureUnit;
  of: (summary: Summary) => number | null;
  /** Base of a share or a mean; the figure itself if absent. */
  base?: (summary: Summary) => number;
  /** Address of the list of what is counted, if not that of all conversations with an answer in the period. */
  to?: (scope: ChatScope) => string;
}

function chatsOf({ chatbotId, period: { from, to } }: ChatScope, filters: Parameters<typeof chatsLink>[1]): string {
  return chatsLink(chatbotId, { ...filters, from, to });
}

function answersOf({ figures }: Summary): number {
  return figures.messages;
}

function conversationsOf({ figures }: Summary): number {
  return figures.conversations;
}

function responsesOf({ figures }: Summary): number {
  return figures.firstResponses;
}

const FIGURES: readonly Figure[] = [
  {
    label: 'figure.conversations',
    unit: 'count',
    of: ({ figures }) => figures.conversations,
    to: ({ chatbotId, period: { from, to } }) => begunLink(chatbotId, { from, to }),
  },
  { label: 'figure.messages', unit: 'count', of: ({ figures }) => figures.messages },
  {
    label: 'figure.answered',
    unit: 'share',
    of: ({ answeredShare }) => answeredShare,
    base: answersOf,
    to: (scope) => chatsOf(scope, { verdict: 'answered' }),
  },
  { label: 'figure.response', unit: 'time', of: ({ responseMs }) => responseMs, base: answersOf },
  {
    label: 'figure.perConversation',
    unit: 'ratio',
    of: ({ messagesPerConversation }) => messagesPerConversation,
    base: conversationsOf,
  },
  {
    label: 'figure.conversion',
    unit: 'share',
    of: ({ conversionRate }) => conversionRate,
    base: conversationsOf,
    to: ({ chatbotId, period }) => leadsLink(chatbotId, period),
  },
  {
    label: 'figure.ratedPositive',
    unit: 'share',
    of: ({ positiveShare }) => positiveShare,
    base: ({ figures: { positive, negative } }) => positive + negative,
    to: (scope) => chatsOf(scope, { rated: 'positive' }),
  },
  {
    label: 'figure.handovers',
    unit: 'count',
    of: ({ figures }) => figures.handovers,
    to: (scope) => chatsOf(scope, { person: '1' }),
  },
  {
    label: 'figure.firstResponse',
    unit: 'wait',
    of: ({ firstResponseMs }) => firstResponseMs,
    base: responsesOf,
    to: ({ chatbotId, period: { from, to } }) => begunLink(chatbotId, { from, to, agent: '1' }),
  },
  {
    label: 'figure.prompt',
    unit: 'share',
    of: ({ promptShare }) => promptShare,
    base: responsesOf,
    to: ({ chatbotId, period: { from, to } }) => begunLink(chatbotId, { from, to, agent: '1' }),
  },
];

/** A period in ten figures, each beside the period before. */
export function ChatTiles(scope: ChatScope) {
  const { summary, previous } = scope.figures;
  const t = useTranslate();
  const format = useFormatFigure();
  const before = useBefore();
  const tiles = FIGURES.map(({ label, unit, of, base, to = (all: ChatScope) => chatsOf(all, { answer: '1' }) }) => {
    const figureOf = (one: Summary) => ({ value: of(one), base: base?.(one) ?? of(one) ?? 0 });
    const [now, then] = [figureOf(summary), figureOf(previous)];
    return {
      label: t(label),
      value: format(now.value, unit, now.base),
      to: to(scope),
      notes: [before(now, then, unit)],
    };
  });
  return <Tiles tiles={tiles} />;
}
