import type { Citation } from '@parlance/domain/widget/answerStream';
import { Fragment, useMemo, type ReactNode } from 'react';
import type { Inline } from '../../markdown/ast.ts';
import { parseMarkdown } from '../../markdown/parseMarkdown.ts';
import { useWidget } from '../../context/WidgetContext.ts';
import { ExternalLink } from './ExternalLink.tsx';

interface RichTextProps {
  text: string;
  citations: readonly Citation[];
  /** Number of the citation that is shown at the moment. */
  shown: number | undefined;
  panelId: string;
  onToggle: (n: number) => void;
}

/** An answer's text as elements. Nothing of it is ever parsed as HTML, and nothing is loaded. */
export function RichText({ text, citations, shown, panelId, onToggle }: RichTextProps): ReactNode {
  const { messages } = useWidget();
  const blocks = useMemo(() => parseMarkdown(text), [text]);

  function renderMark(n: number): ReactNode {
    const citation = citations.find((candidate) => candidate.n === n);
    if (citation === undefined) return `[${n}]`;
    return (
      <button
        type="button"
        className="mark"
        aria-expanded={shown === n}
        aria-controls={panelId}
        aria-label={`${messages.showSource} ${n}: ${citation.sourceName}`}
        onClick={() => onToggle(n)}
      >
        {n}
      </button>
    );
  }

  function renderOne(node: Inline): ReactNode {
    switch (node.type) {
      case 'text':
        return node.text;
      case 'break':
        return <br />;
      case 'bold':
        return <strong>{renderAll(node.children)}</strong>;
      case 'mark':
        return renderMark(node.n);
      case 'link':
        return <ExternalLink href={node.href}>{node.text}</ExternalLink>;
    }
  }

  // A node has no other identity than its place, and places of a growing text only grow.
  const renderAll = (nodes: readonly Inline[]): ReactNode =>
    nodes.map((node, place) => <Fragment key={place}>{renderOne(node)}</Fragment>);

  return blocks.map((block, place) => {
    if (block.type === 'paragraph') return <p key={place}>{renderAll(block.children)}</p>;
    const items = block.items.map((item, row) => <li key={row}>{renderAll(item)}</li>);
    return block.ordered ? (
      <ol key={place} start={block.start}>
        {items}
      </ol>
    ) : (
      <ul key={place}>{items}</ul>
    );
  });
}
