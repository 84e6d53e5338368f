import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import type { Block, Inline } from '@parlance/domain/markdown/ast';
import { parseMarkdown } from '@parlance/domain/markdown/parseMarkdown';
import { Fragment, type ReactNode, useMemo } from 'react';

interface MessageTextProps {
  text: string;
}

// A node has no other identity than its place.
const renderAll = (nodes: readonly Inline[]): ReactNode =>
  nodes.map((node, place) => <Fragment key={place}>{renderOne(node)}</Fragment>);

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
      return `[${node.n}]`;
    case 'link':
      return (
        <MuiLink href={node.href} target="_blank" rel="noopener noreferrer nofollow" color="inherit">
          {node.text}
        </MuiLink>
      );
  }
}

function renderBlock(block: Block): ReactNode {
  switch (block.type) {
    case 'paragraph':
      return <p>{renderAll(block.children)}</p>;
    case 'quote':
      return <blockquote>{renderAll(block.children)}</blockquote>;
    case 'list': {
      const items = block.items.map((item, place) => <li key={place}>{renderAll(item)}</li>);
      return block.ordered ? <ol start={block.start}>{items}</ol> : <ul>{items}</ul>;
    }
    case 'table': {
      const [head = [], ...rows] = block.rows;
      return (
        <table>
          <thead>
            <tr>
              {head.map((cell, column) => (
                <th key={column} scope="col">
                  {renderAll(cell)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, line) => (
              <tr key={line}>
                {row.map((cell, column) => (
                  <td key={column}>{renderAll(cell)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      );
    }
  }
}

/** Text of chatbot or team, in the same few forms of Markdown as its visitor sees it. Nothing of it is ever parsed as HTML. */
export function MessageText({ text }: MessageTextProps) {
  const blocks = useMemo(() => parseMarkdown(text), [text]);
  return (
    <Box
      sx={{
        maxWidth: '72ch',
        '& > *': { m: 0 },
        '& > * + *': { mt: 1 },
        '& ul, & ol': { pl: 2.5 },
        '& blockquote': { pl: 1.5, borderLeft: 3, borderColor: 'divider' },
        '& th, & td': { px: 1, textAlign: 'start', py: 0.5, border: 1, borderColor: 'divider' },
      }}
    >
      {blocks.map((block, place) => (
        <Fragment key={place}>{renderBlock(block)}</Fragment>
      ))}
    </Box>
  );
}
