import Chip from '@mui/material/Chip';
import type { AnswerMessage } from '@parlance/domain/documents/chats/message';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';

interface RatingMarkProps {
  rating: NonNullable<AnswerMessage['rating']>;
}

/** Visitor's rating of an answer or a conversation. */
export function RatingMark({ rating }: RatingMarkProps) {
  const t = useTranslate();
  const isPositive = rating === 'positive';
  return (
    <Chip
      size="small"
      variant="outlined"
      color={isPositive ? 'success' : 'error'}
      icon={<AppIcon name={isPositive ? 'thumb-up' : 'thumb-down'} size={14} />}
      label={t(`rating.${rating}`)}
    />
  );
}
