import { LOCALES } from '@parlance/domain/locales';
import { z } from 'genkit';
import { createAction } from '../../ai/createAction.ts';

const inputSchema = z.object({ chatbotId: z.string(), question: z.string(), locale: z.enum(LOCALES) });
/** Question to a chatbot, in a language of the interface. */
export type Asked = z.infer<typeof inputSchema>;

/** An answer as a Genkit flow: the question made whole, the retrieval and each draft of the model are steps of its trace. */
export const answerFlow = createAction<Asked, [Asked, AbortSignal], unknown>((ai, handle) =>
  ai.defineFlow({ name: 'answer', inputSchema }, (input, { abortSignal }) => handle(input, abortSignal)),
);
