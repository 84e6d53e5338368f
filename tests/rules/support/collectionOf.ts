/** The collection that a document is in. */
export function collectionOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}
