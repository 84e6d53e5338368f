import type { Citation } from '@parlance/domain/widget/answerStream';

/** The name of the source that a passage used for an answer comes from, where the answer quotes that source; else its id. */
export function passageName(chunkId: string, citations: readonly Citation[]): string {
  // A chunk's id starts with its source's; one of the chatbot's FAQs has no more than that.
  const quoted = citations.find(({ sourceId }) => chunkId === sourceId || chunkId.startsWith(`${sourceId}-`));
  return quoted?.sourceName ?? chunkId;
}
