import { useIntl } from 'react-intl';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import type { Takeover } from '../../takeoverOf.ts';
import { useAssigneeName } from '../../useAssigneeName.ts';

/** Sentence about who answers in a conversation, or for whom its visitor waits. */
export function useTakeoverText(takeover: Takeover): string {
  const t = useTranslate();
  const intl = useIntl();
  const { uid } = useMembership();
  const assigneeName = useAssigneeName();
  switch (takeover.kind) {
    case 'bot':
      return t('chats.withBot');
    case 'waiting': {
      const { since, until, assignee } = takeover;
      if (until === null && assignee === null) return t('chats.waitingTeam', { since: intl.formatTime(since) });
      const times = { since: intl.formatTime(since), until: until === null ? '' : intl.formatTime(until) };
      if (assignee === uid) return t('chats.waitingYou', times);
      const name = assigneeName(assignee);
      return name === undefined ? t('chats.waiting', times) : t('chats.waitingWith', { ...times, name });
    }
    case 'own':
      if (takeover.channel !== null) return t('chats.withYouChannel', { channel: t(`channel.${takeover.channel}`) });
      return t(takeover.isAsked ? 'chats.withYou' : 'chats.withYouUnasked');
    case 'other':
      return t('chats.withOther', { name: takeover.name });
    case 'away':
      return t('chats.withAway', { name: takeover.name, since: intl.formatTime(takeover.since) });
  }
}
