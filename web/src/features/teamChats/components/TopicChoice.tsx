import { TEAM_CHAT_TOPICS, type TeamChatTopic } from '@parlance/domain/teamChats/TEAM_CHAT_TOPICS';
import { ChoiceList } from '#web/components/forms/ChoiceList.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';

interface TopicChoiceProps {
  chosen: readonly TeamChatTopic[];
  error?: string | undefined;
  isDisabled?: boolean;
  onChange: (chosen: TeamChatTopic[]) => void;
}

/** Choice of what a team's chat is told. */
export function TopicChoice(props: TopicChoiceProps) {
  const t = useTranslate();
  const options = TEAM_CHAT_TOPICS.map((value) => ({ value, label: t(`teamChats.topic.${value}`) }));
  return <ChoiceList label={t('teamChats.topics')} options={options} {...props} />;
}
