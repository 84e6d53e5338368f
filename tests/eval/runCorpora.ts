import type { AiProvider } from '../../functions/src/ai/AiProvider.ts';
import type { EvalCorpus } from './corpus.ts';
import type { Outcome } from './outcome.ts';
import { runCorpus } from './runCorpus.ts';

/** Outcomes of the questions of several corpora; those of one name and language count as one, such as "support.en". */
export async function runCorpora(
  corpora: readonly EvalCorpus[],
  provider: AiProvider,
): Promise<ReadonlyMap<string, readonly Outcome[]>> {
  const outcomes = new Map<string, Outcome[]>();
  for (const corpus of corpora) {
    const name = `${corpus.name}.${corpus.language}`;
    outcomes.set(name, [...(outcomes.get(name) ?? []), ...(await runCorpus(corpus, provider))]);
  }
  return outcomes;
}
