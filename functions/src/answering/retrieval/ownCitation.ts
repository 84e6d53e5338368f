import type { Citation } from '@parlance/domain/widget/answerStream';
import { quoteOf } from './quoteOf.ts';

interface OwnAnswer extends Pick<Citation, 'sourceId' | 'sourceName'> {
  text: string;
}

/** The one citation of a business's own answer that is given word for word. */
export function ownCitation({ sourceId, sourceName, text }: OwnAnswer): Citation {
  return { n: 1, sourceId, sourceName, heading: '', page: null, url: null, quote: quoteOf(text) };
}
