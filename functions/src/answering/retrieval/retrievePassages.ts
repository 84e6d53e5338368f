import type { AiProvider } from '../../ai/provider.ts';
import { embedderOf } from './embedderOf.ts';
import { findCandidates, type Knowledge } from './findCandidates.ts';
import { withNeighbours } from './withNeighbours.ts';
import { rankPassages, type Candidate, type RankedPassage } from './rankPassages.ts';

/**
 * The passages of one chatbot that may answer `question`, best first, ranked by vectors and words together, the best with what
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
  const { passages, neighbours } = provider;
  const ranked = rankPassages(question, [...byId.values()], { minScore, lexicalWeight, passages });
  const { orgId, muted } = knowledge;
  return withNeighbours({ orgId, embeddingSpace, muted }, ranked, neighbours);
}
