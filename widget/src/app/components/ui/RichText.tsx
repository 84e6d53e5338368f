import type { Citation } from '@parlance/domain/widget/answerStream';
import { Fragment, useMemo, type ReactNode } from 'react';
import type { Block, Inline } from '@parlance/domain/markdown/ast';
import { parseMarkdown } from '@parlance/domain/markdown/parseMarkdown';
import { CitationMark } from './CitationMark.tsx';
import { ExternalLink } from './ExternalLink.tsx';

interface CitationParts {
  citations: readonly Citation[];
  /** Number of the citation that is shown at the moment. */
  shown: number | undefined;
  panelId: string;
  onToggle: (n: number) => void;
}

interface RichTextProps {
  text: string;
  /** Undefined where the text cites nothing: what looks like a mark is text there. */
  cited?: CitationParts;
}

/** An answer's or an agent's text as elements. Nothing of it is ever parsed as HTML, and nothing is loaded. */
export function RichText({ text, cited }: RichTextProps): ReactNode {
  const blocks = useMemo(() => parseMarkdown(text), [text]);

  function renderOne(node: Inline): ReactNode {
    switch (node.type) {
      case 'text':
        return node.text;
      case 'break':
        return <br />;
      case 'bold':
        return <strong>{renderAll(node.children)}</strong>;
      case 'italic':
        return <em>{renderAll(node.children)}</em>;
      case 'code':
        return <code>{node.text}</code>;
      case 'mark':
        return cited === undefined ? (
          `[${node.n}]`
        ) : (
          <CitationMark
            n={node.n}
            citation={cited.citations.find(({ n }) => n === node.n)}
            isShown={cited.shown === node.n}
            panelId={cited.panelId}
            onToggle={cited.onToggle}
          />
        );
      case 'link':
        return <ExternalLink href={node.href}>{node.text}</ExternalLink>;
    }
  }

  // A node has no other identity than its place, and places of a growing text only grow.
  const renderAll = (nodes: readonly Inline[]): ReactNode =>
    nodes.map((node, place) => <Fragment key={place}>{renderOne(node)}</Fragment>);

  function renderBlock(block: Block, place: number): ReactNode {
    switch (block.type) {
      case 'paragraph':
        return <p key={place}>{renderAll(block.children)}</p>;
      case 'quote':
        return <blockquote key={place}>{renderAll(block.children)}</blockquote>;
      case 'table':
        return <Table key={place} rows={block.rows} render={renderAll} />;
      case 'list': {
        const List = block.ordered ? 'ol' : 'ul';
        return (
          <List key={place} {...(block.ordered && { start: block.start })}>
            {block.items.map((item, row) => (
              <li key={row}>{renderAll(item)}</li>
            ))}
          </List>
        );
      }
    }
  }

  return blocks.map(renderBlock);
}

interface TableProps {
  rows: readonly (readonly Inline[])[][];
  render: (nodes: readonly Inline[]) => ReactNode;
}

/** A table as wide as the message: its words break rather than being cut off. */
function Table({ rows: [head = [], ...rows], render }: TableProps): ReactNode {
  return (
    <table>
      <thead>
        <tr>
          {head.map((cell, column) => (
            <th key={column} scope="col">
              {render(cell)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, place) => (
          <tr key={place}>
            {row.map((cell, column) => (
              <td key={column}>{render(cell)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
