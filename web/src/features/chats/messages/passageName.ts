import type { AnswerMessage } from '@parlance/domain/documents/chats/message';
import type { Citation } from '@parlance/domain/widget/answerStream';

/** The name of the source that a passage used for an answer comes from; where it was not stored, as far as the answer quotes it, else its id. */
export function passageName(
  { chunkId, sourceName }: AnswerMessage['passages'][number],
  citations: readonly Citation[],
): string {
  if (sourceName !== '') return sourceName;
  // A chunk's id starts with its source's; one of the chatbot's FAQs has no more than that.
  const quoted = citations.find(({ sourceId }) => chunkId === sourceId || chunkId.startsWith(`${sourceId}-`));
  return quoted?.sourceName ?? chunkId;
}
