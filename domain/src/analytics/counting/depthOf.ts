import type { Depth } from '../../documents/chats/chat.ts';

/** With how many questions a conversation is no longer quick, and deep. */
const MEDIUM_FROM = 3;
const DEEP_FROM = 5;

/** As what a conversation with so many questions to the chatbot is counted. Null without any, and where they were not counted. */
export function depthOf(questions: number | null): Depth | null {
  if (questions === null || questions < 1) return null;
  if (questions < MEDIUM_FROM) return 'quick';
  return questions < DEEP_FROM ? 'medium' : 'deep';
}
