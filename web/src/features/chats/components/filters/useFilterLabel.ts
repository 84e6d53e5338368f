import { OTHER_KEY } from '@parlance/domain/analytics/counting/verdictFigures';
import { type Translate, useTranslate } from '#web/i18n/useTranslate.ts';
import { useWeekdays } from '#web/i18n/useWeekdays.ts';
import { type ChatFilter, type ChoiceName, type FilterName, filterValue } from '../../filter/chatFilter.ts';
import { useIntl } from 'react-intl';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { useChatbotName } from '#web/lib/org/useChatbotName.ts';
import { useTeam } from '#web/lib/org/useTeam.ts';

/** Label of the value that a filter with a few choices asks for. */
function choiceLabel(t: Translate, filter: ChatFilter, name: ChoiceName): string {
  const { outcome, resolution, sentiment, rating, rated, depth, channel, language } = filter;
  switch (name) {
    case 'outcome':
      return outcome === undefined ? '' : t(`outcome.${outcome}`);
    case 'resolution':
      return resolution === undefined ? '' : t(`resolution.${resolution}`);
    case 'sentiment':
      return sentiment === undefined ? '' : t(`sentiment.${sentiment}`);
    case 'rating':
      return rating === undefined ? '' : t(`rating.${rating}`);
    case 'rated':
      return rated === undefined ? '' : t(`rating.${rated}`);
    case 'depth':
      return depth === undefined ? '' : t(`depth.${depth}`);
    case 'channel':
      return channel === undefined ? '' : t(`channel.${channel}`);
    case 'language':
      return language === undefined ? '' : t(`language.${language}`);
  }
}

/** A website or an hour of the week in the reader's language. */
function usePlaceLabel(): (filter: ChatFilter, name: 'site' | 'slot') => string {
  const t = useTranslate();
  const intl = useIntl();
  const weekdays = useWeekdays();
  return ({ site = '', slot = '' }, name) => {
    if (name === 'site') return site === OTHER_KEY ? t('analytics.otherSites') : site;
    const [weekday = 0, hour = 0] = slot.split('-').map(Number);
    return t('usage.peakAt', { weekday: weekdays[weekday]?.long ?? '', hour: intl.formatNumber(hour) });
  };
}

/** Label of what a filter asks for, in a few words. The names of sources, and of topics that have one, are not among them: see `TopicChip` and `SourceChip`. */
export function useFilterLabel(): (filter: ChatFilter, name: FilterName) => string {
  const t = useTranslate();
  const intl = useIntl();
  const placeOf = usePlaceLabel();
  const chatbotName = useChatbotName();
  const team = useTeam();
  const { uid } = useMembership();
  const assignee = ({ assignee: wanted = '' }: ChatFilter): string => {
    if (wanted === 'me' || wanted === uid) return t('chats.assignedToMe');
    if (wanted === 'none') return t('chats.assignedToNobody');
    return team?.get(wanted)?.name ?? t('notes.formerMember');
  };
  return (filter, name) => {
    switch (name) {
      case 'unread':
      case 'mine':
      case 'agent':
      case 'person':
      case 'answer':
      case 'began':
        return t(`chats.filter.${name}`);
      case 'chatbot':
        return t('chats.filter.is', { name: t('nav.chatbot'), value: chatbotName(filter.chatbot ?? '') ?? '–' });
      case 'topic':
        return t('chats.filter.is', { name: t('chats.topic'), value: t('analytics.others') });
      case 'counted': {
        const value = filter.counted === OTHER_KEY ? t('analytics.others') : (filter.counted ?? '');
        return t('chats.filter.is', { name: t('chats.filter.counted'), value });
      }
      case 'source':
        return t('chats.filter.source');
      case 'verdict': {
        const { verdict } = filter;
        const value = verdict === undefined ? '' : t(`figure.verdict.${verdict}`);
        return t('chats.filter.is', { name: t('chats.filter.verdict'), value });
      }
      case 'site':
      case 'slot':
        return t('chats.filter.is', { name: t(`chats.filter.${name}`), value: placeOf(filter, name) });
      case 'category':
      case 'tag':
      case 'attribute':
        return t('chats.filter.is', { name: t(`chats.${name}`), value: filter[name] ?? '' });
      case 'assignee':
        return t('chats.filter.is', { name: t('chats.assignee'), value: assignee(filter) });
      case 'from':
      case 'to': {
        const day = new Date(`${filterValue(filter, name) ?? ''}T00:00Z`);
        return t('chats.filter.is', {
          name: t(`chats.filter.${name}`),
          value: intl.formatDate(day, { timeZone: 'UTC' }),
        });
      }
      default:
        return t('chats.filter.is', { name: t(`chats.filter.${name}`), value: choiceLabel(t, filter, name) });
    }
  };
}
