import type { Chunk } from '@parlance/domain/documents/knowledge/chunk';

/** Text from which a passage's vector is made: the title of its document, unless its headings say it already, headings and text. */
export function embeddedText(chunk: Pick<Chunk, 'sourceName' | 'pageId' | 'question' | 'heading' | 'text'>): string {
  const { heading, text } = chunk;
  const title = titleOf(chunk);
  return [heading.startsWith(title) ? '' : title, heading, text].filter((part) => part !== '').join('\n');
}

/** A file's name without its ending, a page's title. A question is its own title, and an address is none. */
function titleOf({ sourceName, pageId, question }: Parameters<typeof embeddedText>[0]): string {
  if (question !== null || /^https?:/.test(sourceName)) return '';
  return pageId === null ? sourceName.replace(/\.[a-z]{2,5}$/i, '').replaceAll('_', ' ') : sourceName;
}
