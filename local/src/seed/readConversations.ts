import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

const turnSchema = z.object({
  question: z.string(),
  /** The document that answers; none: the chatbot says that it does not know. */
  source: z.string().optional(),
  heading: z.string().default(''),
  page: z.int().nullable().default(null),
  /** Words of the document. */
  quote: z.string().default(''),
  /** Text of the answer if it is not the quote itself. */
  answer: z.string().optional(),
});

const conversationSchema = z.object({
  /** In the team's language, as the topic. */
  category: z.string(),
  topic: z.string().optional(),
  turns: z.tuple([turnSchema], turnSchema),
});

export type Conversation = z.infer<typeof conversationSchema>;
export type Turn = z.infer<typeof turnSchema>;

/** Reads visitors' questions and the documents' answers to them. */
export function readConversations(locale: 'en' | 'de'): [Conversation, ...Conversation[]] {
  const file = path.join(import.meta.dirname, 'conversations', `${locale}.json`);
  return z.tuple([conversationSchema], conversationSchema).parse(JSON.parse(fs.readFileSync(file, 'utf8')));
}
