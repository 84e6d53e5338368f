import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';

export const AI_FIELDS = ['systemInstructions', 'model', 'temperature', 'formality'] as const;

/** Settings that decide how a chatbot answers, apart from its sources. */
export type AiSettings = Pick<Chatbot, (typeof AI_FIELDS)[number]>;
