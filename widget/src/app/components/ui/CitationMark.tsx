import type { Citation } from '@parlance/domain/widget/answerStream';
import type { ReactNode } from 'react';
import { useWidget } from '../../context/WidgetContext.ts';

interface CitationMarkProps {
  n: number;
  /** Undefined where the number stands for no citation: then it is text. */
  citation: Citation | undefined;
  isShown: boolean;
  panelId: string;
  onToggle: (n: number) => void;
}

/** A citation's number, which shows its passage and hides it again. */
export function CitationMark({ n, citation, isShown, panelId, onToggle }: CitationMarkProps): ReactNode {
  const { messages } = useWidget();
  if (citation === undefined) return `[${n}]`;
  return (
    <button
      type="button"
      className="mark"
      aria-expanded={isShown}
      aria-controls={panelId}
      aria-label={`${messages.showSource} ${n}: ${citation.sourceName}`}
      onClick={() => onToggle(n)}
    >
      {n}
    </button>
  );
}
