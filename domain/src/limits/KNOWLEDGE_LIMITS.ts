const KB = 1024;

/** Limits of sources: files, questions and websites, and how they are read. Bytes, characters and milliseconds as the names say. */
export const KNOWLEDGE_LIMITS = {
  /** Specification point 5: 1 MB in most texts. */
  documentBytes: 1024 * KB,
  /** The other reading of the same point, switched on per plan. */
  documentBytesLarge: 5 * 1024 * KB,
  fileNameCharacters: 200,
  sourcesPerDelete: 100,
  qaRowsPerImport: 200,
  urlCharacters: 1000,
  urlPatterns: 20,
  urlPatternCharacters: 200,
  chunksPerPreview: 20,
  /** Time and memory that reading one document may take, in a worker of its own. */
  extractionMs: 30_000,
  extractionMegabytes: 256,
  /** Scanned pages that a model reads: so many at once, each so long at most, and what it may write of one. */
  scannedPagesAtOnce: 4,
  scannedPageMs: 40_000,
  scannedPageTokens: 4096,
  /** With so many pages of a file refused, and more than read, no more of it is asked for. */
  scanFailures: 20,
  /** Time that one task reads the pages of a scan before the next one continues. */
  scanSliceMs: 240_000,
  /** Largest web page, decompressed; what comes after is not read. */
  pageBytes: 2 * 1024 * KB,
  robotsBytes: 500 * KB,
  sitemapBytes: 10 * 1024 * KB,
  sitemapsPerSite: 50,
  redirects: 5,
  /** One outgoing request from its first connection to its last byte. */
  requestMs: 20_000,
  /** Time that one task works on a website before it hands over to the next, which reads all its pages' documents once more. */
  crawlSliceMs: 400_000,
  crawlConcurrency: 4,
  crawlsPerOrg: 2,
  /** Longer pauses than this, asked for by robots.txt, are cut to it. */
  crawlDelayMaxMs: 10_000,
  /** Pages of a website that a new chatbot reads before its owner has seen it answer, and the time for them. */
  firstLookPages: 20,
  firstLookMs: 60_000,
  /** Maximum wait of a question to it for that reading. */
  firstReadingWaitMs: 10_000,
  /** Bytes of each page that a new chatbot's name, colour and questions are proposed from, and the time for all pages together. */
  profileBytes: 512 * KB,
  profileMs: 15_000,
  profileLogoBytes: 256 * KB,
  recrawlMs: 7 * 24 * 3_600_000,
  /** A chunk stays below the 2,048 tokens that gemini-embedding-001 reads, at about four characters a token. */
  chunkCharacters: 1200,
  chunksPerSource: 5000,
  /** Passages with figures that are compared with their nearest in one stretch of a night; the rest waits for the next one. */
  passagesCompared: 2000,
  /** Passages from before they were marked that one stretch of a night looks at. */
  passagesMarked: 5000,
  /** Open contradictions of a chatbot: with more than these it is not one sentence that is wrong. */
  contradictionsPerChatbot: 200,
  mutedPassages: 100,
  /** Messages of a chatbot's last week, and passages that they used, that a night looks at for what has changed since. */
  answersCompared: 2000,
  /** Sources of a chatbot that were read in the last week, the newest. */
  sourcesCompared: 200,
  ingestionLeaseMs: 30_000,
  ingestionHeartbeatMs: 10_000,
  ingestionAttempts: 5,
  /** Files and questions of one organization that are read at once, of all that the queue dispatches. */
  ingestionsPerOrg: 5,
  ingestionDispatches: 10,
  /** Time for which a removed source can be brought back, and number of those shown. */
  removedSourceMs: 30 * 24 * 3_600_000,
  removedSourcesShown: 100,
} as const;
