import Chip from '@mui/material/Chip';
import type { AnswerResult } from '@parlance/domain/widget/answerStream';
import { AppIcon } from '#web/components/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';

interface VerdictChipProps {
  verdict: AnswerResult['verdict'];
}

const LOOKS = {
  verified: { color: 'success', icon: 'quote' },
  answered: { color: 'success', icon: 'circle-check' },
  refused: { color: 'warning', icon: 'message-circle-question' },
  incomplete: { color: 'error', icon: 'alert-circle' },
} as const;

/** What an answer rests on. */
export function VerdictChip({ verdict }: VerdictChipProps) {
  const t = useTranslate();
  const { color, icon } = LOOKS[verdict];
  return (
    <Chip
      size="small"
      variant="outlined"
      color={color}
      icon={<AppIcon name={icon} size={16} />}
      label={t(`verdict.${verdict}`)}
    />
  );
}
