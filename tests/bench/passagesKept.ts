import { fold } from '@parlance/domain/text/fold';
import type { AiProvider } from '../../functions/src/ai/AiProvider.ts';
import { createLocalProvider } from '../../functions/src/ai/vendors/local/createLocalProvider.ts';
import { clearPassages } from '../../functions/src/answering/retrieval/chosen/clearPassages.ts';
import { EvalIndex } from '../eval/EvalIndex.ts';
import { ownCorpora } from '../eval/ownCorpora.ts';

/** Searched as widely as with Gemini. */
const WIDE: AiProvider = { ...createLocalProvider(), candidates: 40, passages: 16 };
const ENOUGH = [4, 5, 6, 8] as const;

/**
 * Over the questions of `npm run eval` that have an answer in a passage which is found: how many passages a model reads where some are
 * enough, and for what share of the questions a passage with the answer is still among them.
 */
export async function passagesKept(): Promise<Record<string, unknown>[]> {
  const counts = ENOUGH.map((enough) => ({ enough, read: 0, kept: 0 }));
  let questions = 0;
  let found = 0;
  for (const { documents, questions: asked } of await ownCorpora()) {
    const index = await EvalIndex.create(documents, WIDE);
    for (const { question, documentId, previous, answers } of asked) {
      if (documentId === null || previous !== null) continue;
      const holdsAnswer = ({ sourceId, text }: { sourceId: string; text: string }) =>
        sourceId === documentId && answers.some((answer) => fold(text).includes(fold(answer)));
      const passages = await index.search(question);
      if (!passages.some(holdsAnswer)) continue;
      questions += 1;
      found += passages.length;
      for (const count of counts) {
        const clear = clearPassages(passages, { minScore: WIDE.minScore, enough: count.enough });
        count.read += clear.length;
        if (clear.some(holdsAnswer)) count.kept += 1;
      }
    }
  }
  return counts.map(({ enough, read, kept }) => ({
    enough,
    questions,
    found: Number((found / questions).toFixed(2)),
    read: Number((read / questions).toFixed(2)),
    kept: Number((kept / questions).toFixed(4)),
  }));
}
