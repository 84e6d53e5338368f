import type { Citation } from '@parlance/domain/widget/answerStream';
import type { ReactNode } from 'react';
import { useWidget } from '../../context/WidgetContext.ts';

interface SourcesProps {
  citations: readonly Citation[];
  /** Number of the visible citation. */
  shown: number | undefined;
  panelId: string;
  onToggle: (n: number) => void;
}

/** The sources of an answer, each once, with its first citation behind its button. */
export function Sources({ citations, shown, panelId, onToggle }: SourcesProps): ReactNode {
  const { messages } = useWidget();
  const sources = citations.filter(
    (one, index) => citations.findIndex(({ sourceId }) => sourceId === one.sourceId) === index,
  );
  if (sources.length === 0) return null;
  return (
    <p className="sources">
      <span>{messages.sources}</span>
      {sources.map(({ n, sourceName }) => (
        <button
          key={n}
          type="button"
          className="source"
          aria-expanded={shown === n}
          aria-controls={panelId}
          onClick={() => onToggle(n)}
        >
          {sourceName}
        </button>
      ))}
    </p>
  );
}
