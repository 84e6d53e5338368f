import type { Message } from '@parlance/domain/documents/message';
import type { Question } from './question.ts';

/** A question as it is stored when it is asked for the first time. */
export function newQuestion({ visitor, text, askedAt }: Question, charged: boolean): Message {
  return {
    chatbotId: visitor.chatbotId,
    role: 'user',
    text,
    at: askedAt,
    citations: [],
    verdict: null,
    rating: null,
    revised: false,
    original: null,
    provider: null,
    model: null,
    tokens: null,
    latencyMs: null,
    searched: null,
    passages: [],
    attempts: 1,
    charged,
  };
}
