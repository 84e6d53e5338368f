import type { Chat } from '@parlance/domain/documents/chats/chat';
import { StateChip } from '#web/components/ui/StateChip.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';

type Outcome = NonNullable<Chat['outcome']>;

interface OutcomeMarkProps {
  outcome: Outcome;
}

const LOOKS = {
  answered: { icon: 'circle-check', color: 'success' },
  unanswered: { icon: 'message-circle-question', color: 'warning' },
  failed: { icon: 'alert-circle', color: 'error' },
} as const;

/** Outcome of a conversation's questions, in a word or two. */
export function OutcomeMark({ outcome }: OutcomeMarkProps) {
  const t = useTranslate();
  return <StateChip {...LOOKS[outcome]} label={t(`outcome.${outcome}`)} />;
}
