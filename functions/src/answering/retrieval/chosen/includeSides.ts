import { type Candidate, rankPassages, type RankedPassage, type Ranking } from '../rankPassages.ts';

/** Number of best passages about each of two compared things that are included, whatever is said of the other one. */
const PER_SIDE = 2;

/** Result of a search for one of two things. */
interface Side {
  /** The question about that thing alone. */
  query: string;
  candidates: readonly Candidate[];
}

/**
 * The best passages, of which the last give way to those about either thing that a question compares and that are not among them.
 * @param sides None where it compares nothing.
 */
export function includeSides(
  best: readonly RankedPassage[],
  sides: readonly Side[],
  ranking: Ranking,
): RankedPassage[] {
  if (sides.length === 0) return [...best];
  const known = new Map(best.map((passage) => [passage.chunkId, passage]));
  const wanted = new Map<string, RankedPassage>();
  for (const { query, candidates } of sides)
    for (const passage of rankPassages(query, candidates, { ...ranking, passages: PER_SIDE }))
      wanted.set(passage.chunkId, known.get(passage.chunkId) ?? passage);
  const others = best.filter(({ chunkId }) => !wanted.has(chunkId));
  const kept = [...wanted.values(), ...others.slice(0, Math.max(0, ranking.passages - wanted.size))];
  return kept.toSorted((a, b) => b.score - a.score);
}
