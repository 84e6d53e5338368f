/** What a page's document says where no text of it is kept. */
export const NO_TEXT = {
  characters: 0,
  chunks: 0,
  tokens: 0,
  hiddenPassages: 0,
  hash: null,
  etag: null,
  lastModified: null,
} as const;
