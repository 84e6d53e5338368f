import type { AiProvider } from '../../ai/AiProvider.ts';
import { embedderOf } from './embedderOf.ts';
import { faqCandidates } from './faqCandidates.ts';
import type { Knowledge } from './Knowledge.ts';
import { preferNewer } from './newer/preferNewer.ts';
import { rankPassages, type RankedPassage } from './rankPassages.ts';
import { wordCandidates } from './wordCandidates.ts';

/** The passages of one chatbot that share words with the question, best first: no model and no embedder is asked. */
export async function retrieveByWords(
  knowledge: Knowledge,
  question: string,
  provider: AiProvider,
): Promise<RankedPassage[]> {
  const { embeddingSpace, minScore, lexicalWeight } = embedderOf(knowledge.embeddingSpace, provider);
  const candidates = await preferNewer(knowledge.orgId, [
    ...(await wordCandidates(knowledge, embeddingSpace, question)),
    ...faqCandidates(question, knowledge.faqs, minScore),
  ]);
  return rankPassages(question, candidates, { minScore, lexicalWeight, passages: provider.passages });
}
