/** Name and version of the local embedder. Another version makes other vectors, and all sources follow by themselves. */
export const LEXICAL_EMBEDDER = 'local-lexical-v3';
