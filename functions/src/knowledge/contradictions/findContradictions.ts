import { LIMITS } from '@parlance/domain/limits';
import { refs } from '../../kernel/platform/refs.ts';
import type { Rest, Slice } from '../../kernel/platform/schedule/Slice.ts';
import { compareNew } from './compareNew.ts';
import { markOld } from './markOld.ts';
import { withdrawGone } from './withdrawGone.ts';

/**
 * An organization's night with contradictions, chatbot by chatbot: takes back what its texts do not say any more and compares what
 * they say since the last time; passages from before they were marked are marked, at most `LIMITS.passagesMarked` a slice. At most `LIMITS.passagesCompared` searches a slice; what is left then waits for the next night.
 * Running it again finds the same.
 */
export async function findContradictions({ orgId, cursor, now, isOver }: Slice): Promise<Rest> {
  if (orgId === undefined) return undefined;
  const chatbots = await refs.chatbots(orgId).get();
  let left: number = LIMITS.passagesCompared;
  let unmarked: number = LIMITS.passagesMarked;
  for (const { id: chatbotId, ref, data } of chatbots.docs.map((found) => ({
    id: found.id,
    ref: found.ref,
    data: found.data(),
  }))) {
    if ((cursor !== undefined && ref.path < cursor) || data.isDeleting || data.embeddingSpace === null) continue;
    if (isOver()) return { cursor: ref.path };
    const compared = { orgId, chatbotId, chatbot: data, now };
    await withdrawGone(compared);
    unmarked -= await markOld(compared, unmarked, isOver);
    left -= await compareNew(compared, left, isOver);
    if (left <= 0) return undefined;
    if (isOver()) return { cursor: ref.path };
  }
  return undefined;
}
