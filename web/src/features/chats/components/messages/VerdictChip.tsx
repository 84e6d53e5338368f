import Chip from '@mui/material/Chip';
import type { AnswerMessage } from '@parlance/domain/documents/chats/message';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import type { IconName } from '#web/config/iconNames.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';

/** A question without an answer is waiting for it, or has failed. */
type Verdict = AnswerMessage['verdict'] | 'pending' | 'failed';

interface VerdictChipProps {
  verdict: Verdict;
}

type Look = { icon: IconName; color: 'default' | 'success' | 'warning' | 'error' };
const LOOKS: Readonly<Record<Verdict, Look>> = {
  verified: { icon: 'circle-check', color: 'success' },
  answered: { icon: 'quote', color: 'success' },
  'small-talk': { icon: 'message-chatbot', color: 'default' },
  suggested: { icon: 'message-circle-question', color: 'default' },
  found: { icon: 'search', color: 'default' },
  refused: { icon: 'message-circle-question', color: 'default' },
  incomplete: { icon: 'alert-circle', color: 'warning' },
  failed: { icon: 'alert-circle', color: 'error' },
  pending: { icon: 'clock', color: 'default' },
};

/** Verdict on how an answer came about, in a few words. */
export function VerdictChip({ verdict }: VerdictChipProps) {
  const t = useTranslate();
  const { icon, color } = LOOKS[verdict];
  return (
    <Chip
      size="small"
      variant="outlined"
      color={color}
      icon={<AppIcon name={icon} size={14} />}
      label={t(`verdict.${verdict}`)}
    />
  );
}
