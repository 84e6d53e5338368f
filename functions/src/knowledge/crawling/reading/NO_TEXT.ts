/** Fields of a page's document if none of its text is kept. */
export const NO_TEXT = {
  characters: 0,
  chunks: 0,
  tokens: 0,
  hiddenPassages: 0,
  hash: null,
  etag: null,
  lastModified: null,
} as const;
