import { fold } from '@parlance/domain/text/fold';
import type { AiProvider } from '../../functions/src/ai/AiProvider.ts';
import { createLocalProvider } from '../../functions/src/ai/vendors/local/createLocalProvider.ts';
import { clearPassages } from '../../functions/src/answering/retrieval/chosen/clearPassages.ts';
import type { RankedPassage } from '../../functions/src/answering/retrieval/rankPassages.ts';
import type { EvalCorpus } from '../eval/corpus.ts';
import { EvalIndex } from '../eval/EvalIndex.ts';
import { ownCorpora } from '../eval/ownCorpora.ts';

/** Searched as widely as with Gemini. */
const WIDE: AiProvider = { ...createLocalProvider(), candidates: 40, passages: 16 };
const ENOUGH = [4, 5, 6, 8] as const;

/** Passages that are found for each question of a corpus whose answer is in one of them, with what says so. */
async function findAnswered({ documents, questions }: EvalCorpus) {
  const index = await EvalIndex.create(documents, WIDE);
  const asked = questions.filter(({ documentId, previous }) => documentId !== null && previous === null);
  const searched = await Promise.all(
    asked.map(async ({ question, documentId, answers }) => {
      const holdsAnswer = ({ sourceId, text }: RankedPassage): boolean =>
        sourceId === documentId && answers.some((answer) => fold(text).includes(fold(answer)));
      return { passages: await index.search(question), holdsAnswer };
    }),
  );
  return searched.filter(({ passages, holdsAnswer }) => passages.some(holdsAnswer));
}

/**
 * Over the questions of `npm run eval` that have an answer in a passage which is found: how many passages a model reads where some are
 * enough, and for what share of the questions a passage with the answer is still among them.
 */
export async function passagesKept(): Promise<Record<string, unknown>[]> {
  const answered = (await Promise.all((await ownCorpora()).map(findAnswered))).flat();
  const mean = (sum: number): number => Number((sum / answered.length).toFixed(4));
  const found = mean(answered.reduce((sum, { passages }) => sum + passages.length, 0));
  return ENOUGH.map((enough) => {
    const clear = answered.map(({ passages, holdsAnswer }) => {
      const read = clearPassages(passages, { minScore: WIDE.minScore, enough });
      return { read: read.length, isKept: read.some(holdsAnswer) };
    });
    return {
      enough,
      questions: answered.length,
      found,
      read: mean(clear.reduce((sum, { read }) => sum + read, 0)),
      kept: mean(clear.filter(({ isKept }) => isKept).length),
    };
  });
}
