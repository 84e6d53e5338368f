import type { AiProvider } from '../../ai/AiProvider.ts';
import { MINUTE_MS } from '@parlance/domain/durations';
import { logEvent } from '../../kernel/platform/log/logEvent.ts';
import type { RankedPassage } from './rankPassages.ts';

/** A ranking that has failed is left alone so long: answers do not wait for it one after the other. */
const PAUSE_MS = MINUTE_MS;

let pausedUntil = 0;

/**
 * The passages by what they say of a question, as the provider's ranking sees it, best first, at most `limit`; as many of the given order where there
 * is no ranking, or it does not answer. Their scores stay those of vectors and words.
 */
export async function rerank(
  query: string,
  ranked: readonly RankedPassage[],
  { rank, passages: limit }: Pick<AiProvider, 'passages' | 'rank'>,
): Promise<readonly RankedPassage[]> {
  if (rank === null || ranked.length < 2 || Date.now() < pausedUntil) return ranked.slice(0, limit);
  const texts = ranked.map(({ sourceName, heading, text }) => ({ title: `${sourceName} › ${heading}`, text }));
  try {
    const scores = await rank(query, texts);
    const places = ranked.map((passage, place) => ({ passage, score: scores[place] ?? 0 }));
    return places
      .toSorted((a, b) => b.score - a.score)
      .slice(0, limit)
      .map(({ passage }) => passage);
  } catch (error) {
    pausedUntil = Date.now() + PAUSE_MS;
    logEvent('passages not reranked', { passages: ranked.length }, error);
    return ranked.slice(0, limit);
  }
}
