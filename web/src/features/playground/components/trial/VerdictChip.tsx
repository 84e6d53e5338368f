import type { AnswerResult } from '@parlance/domain/widget/answerStream';
import { StateChip } from '#web/components/ui/StateChip.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';

interface VerdictChipProps {
  verdict: AnswerResult['verdict'];
}

const LOOKS = {
  verified: { color: 'success', icon: 'quote' },
  answered: { color: 'success', icon: 'circle-check' },
  'small-talk': { color: 'default', icon: 'message-chatbot' },
  suggested: { color: 'warning', icon: 'message-circle-question' },
  found: { color: 'default', icon: 'search' },
  refused: { color: 'warning', icon: 'message-circle-question' },
  incomplete: { color: 'error', icon: 'alert-circle' },
} as const;

/** Chip with the verdict on an answer. */
export function VerdictChip({ verdict }: VerdictChipProps) {
  const t = useTranslate();
  return <StateChip {...LOOKS[verdict]} label={t(`verdict.${verdict}`)} />;
}
