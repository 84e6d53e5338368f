const CHUNKS = 104;

/** A document with more chunks than are written at once, so that a worker can die between two writes. */
export const LONG_DOCUMENT = {
  chunks: CHUNKS,
  text: Array.from(
    { length: CHUNKS },
    (_, i) => `## Topic ${i}\n\nFact number ${i} is that the shelf ${i} holds ${i * 3} tents.`,
  ).join('\n\n'),
} as const;
