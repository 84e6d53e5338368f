import { LOCALES } from '@parlance/domain/locales';
import type { AnswerChunk } from '@parlance/domain/widget/answerStream';
import { z } from 'genkit';
import { createFlow } from '../../ai/createFlow.ts';

const inputSchema = z.object({ chatbotId: z.string(), question: z.string(), locale: z.enum(LOCALES) });

/** An answer as a Genkit flow: the question made whole, the retrieval and each draft of the model are steps of its trace. */
export const answerFlow = createFlow<typeof inputSchema, AnswerChunk>('answer', inputSchema);
