import { z } from 'genkit';
import type { DocumentData } from 'genkit/retriever';
import { createAction } from '../../ai/createAction.ts';

const optionsSchema = z.object({ chatbotId: z.string() });

/** A search, as its trace shows it. */
interface Search {
  query: string;
  options: z.infer<typeof optionsSchema>;
}

/** The search in a chatbot's sources as a Genkit retriever. */
export const knowledgeRetriever = createAction<Search, [Search], DocumentData[]>((ai, handle) => {
  const retriever = ai.defineRetriever({ name: 'knowledge', configSchema: optionsSchema }, async (query, options) => ({
    documents: await handle({ query: query.text, options }),
  }));
  return ({ query, options }) => ai.retrieve({ retriever, query, options });
});
