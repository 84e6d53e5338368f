/**
 * A chunk's id: its source, its page, its vector space and its content, so that writing it twice writes the same document.
 * @param hash SHA-256 of heading and text, in hexadecimal.
 */
export function chunkId(place: { sourceId: string; pageId: string | null }, space: string, hash: string): string {
  const page = place.pageId === null ? '' : `${place.pageId}-`;
  return `${place.sourceId}-${page}${space}-${hash.slice(0, 32)}`;
}
