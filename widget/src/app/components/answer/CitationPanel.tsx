import type { Citation } from '@parlance/domain/widget/answerStream';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { webHref } from '@parlance/domain/markdown/safeHref';
import { useWidget } from '../../context/WidgetContext.ts';
import { ExternalLink } from '../ui/ExternalLink.tsx';
import { IconButton } from '../ui/IconButton.tsx';

/** The passage behind a mark: where it stands, and its own words. */
export function CitationPanel({ citation, onClose }: { citation: Citation; onClose: () => void }): ReactNode {
  const { messages } = useWidget();
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.scrollIntoView({ block: 'nearest' }), []);

  const handleKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    // Escape closes the innermost thing first: the chat stays open.
    event.stopImmediatePropagation();
    onClose();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => handleKeyDown(event);
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, []);
  const place = [citation.heading, citation.page === null ? '' : `${messages.page} ${citation.page}`].filter(Boolean);
  const page = citation.url === null ? undefined : webHref(citation.url);
  return (
    <div className="citation" ref={element}>
      <div className="citation-head">
        <div>
          <p className="citation-name">{citation.sourceName}</p>
          {place.length > 0 && <p className="citation-place">{place.join(', ')}</p>}
        </div>
        <IconButton icon="close" label={messages.closeSource} isSmall onClick={onClose} />
      </div>
      <blockquote dir="auto">{citation.quote}</blockquote>
      {page !== undefined && <ExternalLink href={page}>{messages.openPage}</ExternalLink>}
    </div>
  );
}
