import type { Citation } from '@parlance/domain/widget/answerStream';

/** The sources that an answer names, a line each, with the words that were shown of them: `[1] Prices, p. 3, https://…: “…”`. */
export function sourcesCell(citations: readonly Citation[]): string {
  return citations
    .map(({ n, sourceName, heading, page, url, quote }) => {
      const place = [sourceName, heading, page === null ? '' : `p. ${page}`, url ?? ''].filter((part) => part !== '');
      return `[${n}] ${place.join(', ')}: “${quote.replaceAll(/\s+/gu, ' ').trim()}”`;
    })
    .join('\n');
}
