import { findNear } from '../retrieval/findNear.ts';
import type { RankedPassage } from '../retrieval/rankPassages.ts';
import { retrievePassages } from '../retrievePassages.ts';
import type { AnswerEvent } from '../answer.ts';
import { writeInTime } from '../making/writeInTime.ts';
import { untilAborted } from '../../kernel/platform/untilAborted.ts';
import type { Turn } from './Turn.ts';

/**
 * Says what the sources have to a question, by the very steps of an answer. Returns whether they have something: nothing is said where they
 * have not, or where the model is away.
 * @param before Passages of look-ups for the same message, whose numbers are taken.
 */
export async function* lookUp(
  { task, provider }: Pick<Turn, 'task' | 'provider'>,
  query: string,
  before: readonly RankedPassage[],
): AsyncGenerator<AnswerEvent, { isFound: boolean; passages: readonly RankedPassage[] }> {
  const { widget, visitor } = task.question;
  const knowledge = { ...widget, chatbotId: visitor.chatbotId, needsEmbedder: task.withoutModel === 'fail' };
  const found = await untilAborted(retrievePassages(knowledge, query, provider), task.signal);
  const passages = [...before, ...found];
  yield { type: 'retrieved', searchQuery: query, passages };
  const near = findNear(query, found, widget.faqs);
  if (near !== undefined) {
    const citations = near.citations.map((citation) => ({ ...citation, n: before.length + citation.n }));
    for (const citation of citations) yield { type: 'citation', citation };
    yield {
      type: 'text',
      text: near.text.replaceAll(/\[(\d+)\]/g, (_mark, n: string) => `[${before.length + Number(n)}]`),
    };
    return { isFound: true, passages };
  }
  if (found.length === 0) return { isFound: false, passages };
  const asked = { ...task, question: { ...task.question, text: query }, turns: [], former: null };
  const written = yield* writeInTime(asked, query, passages, provider);
  return { isFound: !('isLasting' in written) && written.isAnswered, passages };
}
