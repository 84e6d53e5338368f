import type { ChangedAnswers } from '@parlance/domain/documents/knowledge/source';
import { LIMITS } from '@parlance/domain/limits';

/** Passages that an answer drew on. */
export interface UsedPassages {
  chatId: string;
  /** The sources that it cites. */
  cited: readonly string[];
  /** Ids of the passages that it could draw on. */
  chunkIds: readonly string[];
}

/** True if a passage is one of a source's in an embedding space: its id begins with both, with a page's id between them or none. */
function isPassageOf(chunkId: string, sourceId: string, embeddingSpace: string): boolean {
  return chunkId.startsWith(`${sourceId}-`) && chunkId.includes(`-${embeddingSpace}-`);
}

/** The passages of some sources that answers used which cite them, each once. */
export function usedOf(
  answers: readonly UsedPassages[],
  sourceIds: ReadonlySet<string>,
  embeddingSpace: string,
): ReadonlySet<string> {
  return new Set(
    answers.flatMap(({ cited, chunkIds }) => {
      const own = cited.filter((id) => sourceIds.has(id));
      return chunkIds.filter((chunkId) => own.some((id) => isPassageOf(chunkId, id, embeddingSpace)));
    }),
  );
}

/** Counts the answers that cite a source and used a passage of it that no longer exists, and lists their first conversations. */
export function changedBySource(
  answers: readonly UsedPassages[],
  sourceId: string,
  gone: ReadonlySet<string>,
): Pick<ChangedAnswers, 'answers' | 'chatIds'> {
  const changed = answers.filter(
    ({ cited, chunkIds }) =>
      cited.includes(sourceId) && chunkIds.some((id) => gone.has(id) && id.startsWith(`${sourceId}-`)),
  );
  const chatIds = [...new Set(changed.map(({ chatId }) => chatId))];
  return { answers: changed.length, chatIds: chatIds.slice(0, LIMITS.changedChatsShown) };
}
