import type { AiProvider } from '../../ai/provider.ts';
import { embedderOf } from './embedderOf.ts';
import { findCandidates, type Knowledge } from './findCandidates.ts';
import { rerank } from './rerank.ts';
import { withNeighbours } from './withNeighbours.ts';
import { rankPassages, type Candidate, type RankedPassage } from './rankPassages.ts';

/**
 * The passages of one chatbot that may answer `question`, best first, ranked by vectors and words together, and by the provider's ranking where it has one, the best with what
 * stands beside them in their documents.
 * @param others Candidates of another search that are ranked with them, such as one for the question's former wording. Of a
 *   passage that both searches found, the nearer one counts.
 */
export async function retrievePassages(
  knowledge: Knowledge,
  question: string,
  provider: AiProvider,
  others: readonly Candidate[] = [],
): Promise<RankedPassage[]> {
  const byId = new Map<string, Candidate>();
  for (const candidate of [...others, ...(await findCandidates(knowledge, question, provider))]) {
    const known = byId.get(candidate.chunkId);
    if (known === undefined || known.similarity <= candidate.similarity) byId.set(candidate.chunkId, candidate);
  }
  const { minScore, lexicalWeight, embeddingSpace } = embedderOf(knowledge.embeddingSpace, provider);
  // A ranking gets to choose from all that were found.
  const passages = provider.rank === null ? provider.passages : byId.size;
  const ranked = rankPassages(question, [...byId.values()], { minScore, lexicalWeight, passages });
  const best = await rerank(question, ranked, provider);
  const { orgId, muted } = knowledge;
  return withNeighbours({ orgId, embeddingSpace, muted }, best, provider.neighbours);
}
