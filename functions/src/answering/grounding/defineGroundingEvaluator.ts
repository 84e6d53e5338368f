import { type Genkit, z } from 'genkit';
import { EvalStatusEnum, type Score } from 'genkit/evaluator';
import { groundAnswer } from './groundAnswer.ts';
import type { RankedPassage } from '../retrieval/rankPassages.ts';

/** An answer as a model writes it, or as the flow `answer` returns it. */
const answerSchema = z.union([z.string(), z.object({ text: z.string() }).transform(({ text }) => text)]);

/** Registers an evaluator that scores answers by the share of their sentences that `groundAnswer` lets through. */
export function defineGroundingEvaluator(ai: Genkit): void {
  ai.defineEvaluator(
    {
      name: 'grounding',
      displayName: 'Grounding',
      definition:
        'Share of an answer’s sentences that stand in the passages of its context, as visitors would get to see it.',
      isBilled: false,
    },
    async ({ testCaseId, input, output, context = [] }) => {
      const question = typeof input === 'string' ? input : JSON.stringify(input);
      const evaluation = await evaluate(question, answerSchema.parse(output), context.map(textOf));
      return { testCaseId, evaluation };
    },
  );
}

async function evaluate(question: string, answer: string, texts: readonly string[]): Promise<Score> {
  const grounds = { passages: texts.map(toPassage), instructions: '', names: [], facts: [], question };
  const chunks = groundAnswer(oneOf(answer), grounds);
  let said = '';
  let next = await chunks.next();
  for (; next.done !== true; next = await chunks.next()) if (next.value.type === 'text') said += next.value.text;
  const { sentences, dropped, isSaid, isRefused } = next.value;
  const score = sentences === 0 ? 0 : (sentences - dropped) / sentences;
  return {
    score,
    status: isSaid && dropped === 0 ? EvalStatusEnum.PASS : EvalStatusEnum.FAIL,
    details: { reasoning: isRefused ? 'The model found no answer in the passages.' : `Said: ${said.trim()}` },
  };
}

async function* oneOf(text: string): AsyncGenerator<string> {
  yield text;
}

function textOf(passage: unknown): string {
  return typeof passage === 'string' ? passage : JSON.stringify(passage);
}

function toPassage(text: string, index: number): RankedPassage {
  const place = { sourceId: '', sourceName: '', heading: '', page: null, place: null, url: null };
  const marks = { question: null, isFaq: false, hasRareWord: false, similarity: 1, score: 1 };
  return { chunkId: String(index), ...place, ...marks, text };
}
