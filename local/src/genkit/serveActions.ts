import { LIMITS } from '@parlance/domain/limits';
import { aiProvider } from '../../../functions/src/ai/provider.ts';
import { withProvider } from '../../../functions/src/ai/withProvider.ts';
import type { Answer } from '../../../functions/src/answering/answer.ts';
import { type Asked, answerFlow } from '../../../functions/src/answering/making/answerFlow.ts';
import { findWidget } from '../../../functions/src/answering/findWidget.ts';
import { knowledgeRetriever } from '../../../functions/src/answering/retrieval/knowledgeRetriever.ts';
import { toDocument } from '../../../functions/src/answering/retrieval/toDocument.ts';
import { retrievePassages } from '../../../functions/src/answering/retrievePassages.ts';
import { knowledgeIndexer } from '../../../functions/src/knowledge/chunks/knowledgeIndexer.ts';
import { ingestFlow } from '../../../functions/src/knowledge/ingestion/ingestFlow.ts';
import { ingestSource } from '../../../functions/src/knowledge/ingestion/ingestSource.ts';
import { answerUnstored } from '../../../functions/src/quality/evals/runs/answerUnstored.ts';
import { defineGroundingEvaluator } from '../../../functions/src/answering/grounding/defineGroundingEvaluator.ts';
import { indexDocuments } from './indexDocuments.ts';
import type { GenkitTools } from './serveTraces.ts';

/**
 * Registers the product's flows, its retriever and its indexer, so that Genkit's developer tools can run them, and an evaluator: an answer
 * that is not stored, the reading of a source that waits for it, a search, and passages for a source.
 */
export async function serveActions(): Promise<GenkitTools> {
  const { genkit } = await aiProvider();
  answerFlow.serve(genkit, answer);
  ingestFlow.serve(genkit, ({ orgId, sourceId }) =>
    withProvider((provider) => ingestSource(orgId, sourceId, provider)),
  );
  knowledgeRetriever.serve(genkit, async ({ query, options: { chatbotId } }) => {
    const knowledge = { ...(await findWidget(chatbotId)), chatbotId };
    const passages = await withProvider((provider) => retrievePassages(knowledge, query, provider));
    return passages.map(toDocument);
  });
  knowledgeIndexer.serve(genkit, ({ documents, options }) =>
    withProvider((provider) => indexDocuments(documents, options, provider)),
  );
  defineGroundingEvaluator(genkit);
  return {
    ask: (asked) => answer(asked, AbortSignal.timeout(LIMITS.answerTimeoutMs)),
    list: async () => Object.keys(await genkit.registry.listActions()).toSorted(),
  };
}

async function answer(asked: Asked, signal: AbortSignal): Promise<Answer> {
  const { chatbotId, question: text, locale } = asked;
  const asking = { chatbotId, widget: await findWidget(chatbotId), signal, now: new Date() };
  return withProvider((provider) => answerUnstored({ text, locale }, asking, provider));
}
