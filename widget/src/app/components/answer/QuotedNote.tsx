import type { ReactNode } from 'react';
import { useWidget } from '../../context/WidgetContext.ts';
import type { AnswerState } from '../../entries/entries.ts';

/** Note above passages in their own words: they may be in another language than the visitor's. */
export function QuotedNote({ answer }: { answer: AnswerState }): ReactNode {
  const { config, messages } = useWidget();
  if (answer.status !== 'done') return false;
  const { verdict, citations } = answer.result;
  // A search may have found nothing. The local provider writes nothing: its answers are quotations, too.
  const isQuoted =
    verdict === 'suggested' ||
    (verdict === 'found' && citations.length > 0) ||
    (verdict === 'answered' && config.local);
  return isQuoted && messages.quoted && <p className="hint">{messages.quoted}</p>;
}
