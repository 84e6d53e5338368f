import Chip from '@mui/material/Chip';
import type { Chat } from '@parlance/domain/documents/chats/chat';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { OutcomeMark } from './OutcomeMark.tsx';

interface ChatTagsProps {
  chat: Chat;
}

/** In the list: what a conversation was about, how the visitor felt, and what became of it where that was not an answer, and its tags. */
export function ChatTags({ chat: { category, sentiment, outcome, tags } }: ChatTagsProps) {
  const t = useTranslate();
  return (
    <>
      {category !== null && <Chip size="small" variant="outlined" label={category} />}
      {sentiment !== null && sentiment !== 'neutral' && (
        <Chip size="small" variant="outlined" label={t(`sentiment.${sentiment}`)} />
      )}
      {outcome !== null && outcome !== 'answered' && <OutcomeMark outcome={outcome} />}
      {tags.map((tag) => (
        <Chip key={tag} size="small" icon={<AppIcon name="tag" size={14} />} label={tag} />
      ))}
    </>
  );
}
