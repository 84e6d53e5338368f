/**
 * A chunk's id: its source, page, embedding space and content, so that writing it twice writes the same document.
 * @param hash SHA-256 of heading and text, in hexadecimal.
 */
export function chunkId(
  place: { sourceId: string; pageId: string | null },
  embeddingSpace: string,
  hash: string,
): string {
  const page = place.pageId === null ? '' : `${place.pageId}-`;
  return `${place.sourceId}-${page}${embeddingSpace}-${hash.slice(0, 32)}`;
}
