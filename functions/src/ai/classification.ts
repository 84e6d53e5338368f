import { SENTIMENTS } from '@parlance/domain/documents/chats/classified';
import { LIMITS } from '@parlance/domain/limits';
import * as z from 'zod';

/** Subject of a conversation and the visitor's sentiment, in the conversation's language. */
export const classificationSchema = z.object({
  /** A word or two that many conversations share. */
  category: z.string().check(z.trim(), z.minLength(1), z.maxLength(LIMITS.categoryCharacters)),
  /** A few words that distinguish this conversation from others of its category. */
  topic: z.string().check(z.trim(), z.minLength(1), z.maxLength(LIMITS.topicCharacters)),
  sentiment: z.enum(SENTIMENTS),
});

export type Classification = z.infer<typeof classificationSchema>;
