import type { AiProvider } from '../ai/AiProvider.ts';
import { comparedIn } from '../kernel/text/comparedIn.ts';
import { clearPassages } from './retrieval/chosen/clearPassages.ts';
import { embedderOf } from './retrieval/embedderOf.ts';
import { findCandidates } from './retrieval/findCandidates.ts';
import { knowledgeRetriever } from './retrieval/knowledgeRetriever.ts';
import { toDocument } from './retrieval/toDocument.ts';
import type { Knowledge } from './retrieval/Knowledge.ts';
import { includeSides } from './retrieval/chosen/includeSides.ts';
import { OF_SIDE } from './retrieval/chosen/OF_SIDE.ts';
import { rerank } from './retrieval/rerank.ts';
import { withNeighbours } from './retrieval/chosen/withNeighbours.ts';
import { rankPassages, type Candidate, type RankedPassage } from './retrieval/rankPassages.ts';

/**
 * The passages of one chatbot that may answer `question`, best first, ranked by vectors and words together, and by the provider's
 * ranking where it has one, without those that are far behind, the best with what continues them in their documents. Two things
 * that the question compares are searched for one by one as well. It is a run of Genkit's retriever.
 * @param others Candidates of another search that are ranked with them, such as one for the question's former wording. Of a
 *   passage that both searches found, the nearer one counts.
 */
export function retrievePassages(
  knowledge: Knowledge,
  question: string,
  provider: AiProvider,
  others: readonly Candidate[] = [],
): Promise<RankedPassage[]> {
  return knowledgeRetriever.run(
    provider.genkit,
    { query: question, options: { chatbotId: knowledge.chatbotId } },
    () => search(knowledge, question, provider, others),
    (passages) => passages.map(toDocument),
  );
}

async function search(
  knowledge: Knowledge,
  question: string,
  provider: AiProvider,
  others: readonly Candidate[],
): Promise<RankedPassage[]> {
  const byId = new Map<string, Candidate>();
  const [whole, sides] = await Promise.all([
    findCandidates(knowledge, question, provider),
    Promise.all(
      (comparedIn(question)?.queries ?? []).map(async (query) => ({
        query,
        candidates: await findCandidates(knowledge, query, provider, OF_SIDE),
      })),
    ),
  ]);
  for (const candidate of [...others, ...whole, ...sides.flatMap(({ candidates }) => candidates)]) {
    const known = byId.get(candidate.chunkId);
    if (known === undefined || known.similarity <= candidate.similarity) byId.set(candidate.chunkId, candidate);
  }
  const { minScore, lexicalWeight, embeddingSpace } = embedderOf(knowledge.embeddingSpace, provider);
  // A ranking gets to choose from all that were found.
  const passages = provider.rank === null ? provider.passages : byId.size;
  const ranked = rankPassages(question, [...byId.values()], { minScore, lexicalWeight, passages });
  const clear = clearPassages(await rerank(question, ranked, provider), { minScore, enough: provider.enoughPassages });
  const best = includeSides(clear, sides, {
    minScore,
    lexicalWeight,
    passages: provider.passages,
  });
  const { orgId, muted } = knowledge;
  return withNeighbours({ orgId, embeddingSpace, muted }, best, provider.neighbours);
}
