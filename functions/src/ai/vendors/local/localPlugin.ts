import { genkitPluginV2, embedder, model } from 'genkit/plugin';
import { z } from 'genkit';
import { EMBEDDING_DIMENSION } from '@parlance/domain/limits';
import { embedText } from './embedText.ts';
import { extractAnswer } from './extractAnswer.ts';
import { type LocalPassage, sayResults } from './sayResults.ts';

export const LOCAL_MODEL = 'local/extractive';
export const LOCAL_EMBEDDER = 'local/lexical';

const configSchema = z.object({ former: z.string() });
const metadataSchema = z.object({ n: z.number(), heading: z.string(), isResult: z.boolean() });

/** Genkit's view of the local stand-ins: an embedder of hashed words and a model that quotes. Deterministic, offline, no key. */
export const localPlugin = genkitPluginV2({
  name: 'local',
  init: () => [
    model(
      {
        name: LOCAL_MODEL,
        label: 'Local development model (quotes the sources)',
        // `context` hands over the passages untouched instead of pasting them into the question.
        configSchema,
        supports: { multiturn: true, systemRole: true, context: true, media: false, tools: false },
      },
      async (request, { sendChunk, streamingRequested, abortSignal }) => {
        const question =
          request.messages
            .at(-1)
            ?.content.map((part) => part.text ?? '')
            .join('') ?? '';
        const passages: LocalPassage[] = (request.docs ?? []).map((doc) => ({
          ...metadataSchema.parse(doc.metadata),
          text: doc.content.map((part) => part.text ?? '').join(''),
        }));
        const text = sayResults(passages) ?? extractAnswer(question, passages, request.config?.former ?? '');
        for (const word of text.match(/\s*\S+/g) ?? []) {
          abortSignal?.throwIfAborted();
          if (streamingRequested) sendChunk({ content: [{ text: word }] });
        }
        return { message: { role: 'model', content: [{ text }] }, finishReason: 'stop' };
      },
    ),
    embedder(
      {
        name: LOCAL_EMBEDDER,
        info: { label: 'Local development embedder', dimensions: EMBEDDING_DIMENSION, supports: { input: ['text'] } },
      },
      async ({ input }) => ({ embeddings: input.map((document) => ({ embedding: embedText(document.text) })) }),
    ),
  ],
});
