import { Fragment, useMemo, type ReactNode } from 'react';
import { findLinks } from '@parlance/domain/markdown/findLinks';
import { ExternalLink } from './ExternalLink.tsx';

/** Text of a person, unchanged, with links where there are addresses. */
export function PlainText({ text }: { text: string }): ReactNode {
  const nodes = useMemo(() => findLinks(text), [text]);
  return nodes.map((node, place) => (
    <Fragment key={place}>
      {node.type === 'link' && <ExternalLink href={node.href}>{node.text}</ExternalLink>}
      {node.type === 'text' && node.text}
    </Fragment>
  ));
}
