import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import type { Summary, WeekHour } from '@parlance/domain/analytics/summarize';
import { useIntl } from 'react-intl';
import type { FigureUnit } from '#web/components/charts/chart.ts';
import { useFormatFigure } from '#web/components/charts/useFormatFigure.ts';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useWeekdays } from '#web/i18n/useWeekdays.ts';
import type { Stored } from '#web/lib/live.ts';
import { begunLink } from '#web/lib/lists/begunLink.ts';
import { chatsLink } from '#web/lib/lists/chatsLink.ts';
import { leadsLink } from '#web/lib/lists/leadsLink.ts';
import { type PeriodFigure, useBefore } from '../../views/useBefore.ts';
import { Tiles } from '../Tiles.tsx';
import type { UsageScope } from './UsageScope.ts';

interface UsageTilesProps extends UsageScope {
  /** Those whose figures they are. */
  chatbots: readonly Stored<Chatbot>[];
}

/** A period in seven figures, each beside the period before. */
export function UsageTiles({ chatbotId, figures, period: { from, to }, chatbots }: UsageTilesProps) {
  const { read, summary, previous } = figures;
  const t = useTranslate();
  const intl = useIntl();
  const weekdays = useWeekdays();
  const format = useFormatFigure();
  const before = useBefore();
  const tile = (label: string, unit: FigureUnit, figureOf: (one: Summary) => PeriodFigure) => {
    const [now, then] = [figureOf(summary), figureOf(previous)];
    return {
      label,
      value: format(now.value, unit, now.base),
      to: chatsLink(chatbotId, { answer: '1', from, to }),
      notes: [before(now, then, unit)],
    };
  };
  const hourOf = ({ weekday, hour }: WeekHour) =>
    t('usage.peakAt', { weekday: weekdays[weekday]?.long ?? '', hour: intl.formatNumber(hour) });
  const active = chatbots.filter(({ status }) => status === 'active').length;
  const asked = chatbots.filter(({ id }) => read.some((each) => each.chatbotId === id && each.messages > 0)).length;
  const { peak } = summary;
  const only = chatbots.length === 1 ? chatbots[0] : undefined;
  const tiles = [
    tile(t('figure.messages'), 'count', ({ figures: { messages } }) => ({ value: messages, base: messages })),
    {
      label: t('figure.activeChatbots'),
      value: format(active, 'count'),
      to: paths.chatbots(),
      notes: [t('usage.askedChatbots', { asked, count: chatbots.length })],
    },
    {
      ...tile(t('figure.conversations'), 'count', ({ figures: { conversations } }) => {
        return { value: conversations, base: conversations };
      }),
      to: begunLink(chatbotId, { from, to }),
    },
    tile(t('figure.response'), 'time', (one) => ({ value: one.responseMs, base: one.figures.messages })),
    {
      ...tile(t('figure.conversion'), 'share', (one) => {
        return { value: one.conversionRate, base: one.figures.conversations };
      }),
      to: leadsLink(chatbotId ?? only?.id, { from, to }),
    },
    tile(t('figure.perConversation'), 'ratio', (one) => {
      return { value: one.messagesPerConversation, base: one.figures.conversations };
    }),
    {
      label: t('figure.peak'),
      value: peak === null ? '–' : hourOf(peak),
      to: peak === null ? undefined : chatsLink(chatbotId, { slot: `${peak.weekday}-${peak.hour}`, from, to }),
      notes: [
        ...(peak === null ? [] : [t('usage.peakMessages', { count: peak.messages })]),
        previous.peak === null ? t('analytics.beforeNone') : t('analytics.before', { value: hourOf(previous.peak) }),
      ],
    },
  ];
  return <Tiles tiles={tiles} />;
}
