import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import type { WeekHour } from '@parlance/domain/analytics/summarize';
import { useIntl } from 'react-intl';
import { useFormatFigure } from '#web/components/charts/useFormatFigure.ts';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useWeekdays } from '#web/i18n/useWeekdays.ts';
import type { Stored } from '#web/lib/firestore/live.ts';
import { begunLink } from '#web/lib/lists/begunLink.ts';
import { chatsLink } from '#web/lib/lists/chatsLink.ts';
import { leadsLink } from '#web/lib/lists/leadsLink.ts';
import { useBefore } from '../../views/useBefore.ts';
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
  const tile = (label: string, unit: Parameters<typeof format>[1], now: number | null, then: number | null) => ({
    label,
    value: format(now, unit),
    to: chatsLink(chatbotId, { answer: '1', from, to }),
    notes: [before(now, then, unit)],
  });
  const hourOf = ({ weekday, hour }: WeekHour) =>
    t('usage.peakAt', { weekday: weekdays[weekday]?.long ?? '', hour: intl.formatNumber(hour) });
  const active = chatbots.filter(({ status }) => status === 'active').length;
  const asked = chatbots.filter(({ id }) => read.some((each) => each.chatbotId === id && each.messages > 0)).length;
  const { peak } = summary;
  const only = chatbots.length === 1 ? chatbots[0] : undefined;
  const tiles = [
    tile(t('figure.messages'), 'count', summary.figures.messages, previous.figures.messages),
    {
      label: t('figure.activeChatbots'),
      value: format(active, 'count'),
      to: paths.chatbots(),
      notes: [t('usage.askedChatbots', { asked, count: chatbots.length })],
    },
    {
      ...tile(t('figure.conversations'), 'count', summary.figures.conversations, previous.figures.conversations),
      to: begunLink(chatbotId, { from, to }),
    },
    tile(t('figure.response'), 'time', summary.responseMs, previous.responseMs),
    {
      ...tile(t('figure.conversion'), 'share', summary.conversionRate, previous.conversionRate),
      to: leadsLink(chatbotId ?? only?.id, { from, to }),
    },
    tile(t('figure.perConversation'), 'ratio', summary.messagesPerConversation, previous.messagesPerConversation),
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
