import { marksOf } from '@parlance/domain/analytics/counting/marksOf';
import type { Chat } from '@parlance/domain/documents/chats/chat';
import type { Message } from '@parlance/domain/documents/chats/message';
import { LIMITS } from '@parlance/domain/limits';
import { addMarks } from '@parlance/domain/search/marks/addMarks';

/** Marks by which a conversation is found behind figures, from its transcript as read with citations. What is older than the transcript stays found. */
export function transcriptMarks({ marks }: Pick<Chat, 'marks'>, transcript: readonly Message[]): string[] {
  const isWhole = transcript.length < LIMITS.messagesPerChatRead;
  return addMarks(isWhole ? [] : marks, marksOf(transcript));
}
