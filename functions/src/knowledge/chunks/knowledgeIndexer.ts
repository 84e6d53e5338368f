import { z } from 'genkit';
import type { DocumentData } from 'genkit/retriever';
import { createAction } from '../../ai/createAction.ts';

const optionsSchema = z.object({ orgId: z.string(), sourceId: z.string() });

/** Passages of a source, as the trace shows them. */
interface Indexing {
  documents: DocumentData[];
  options: z.infer<typeof optionsSchema>;
}

/** The writing of a source's passages and their vectors as a Genkit indexer. */
export const knowledgeIndexer = createAction<Indexing, [Indexing], void>((ai, handle) => {
  const indexer = ai.defineIndexer({ name: 'knowledge', configSchema: optionsSchema }, (documents, options) =>
    handle({ documents, options }),
  );
  return ({ documents, options }) => ai.index({ indexer, documents, options });
});
