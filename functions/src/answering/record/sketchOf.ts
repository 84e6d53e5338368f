import { LIMITS } from '@parlance/domain/limits';
import type { Sketch } from '@parlance/domain/text/sketch';
import { logEvent } from '../../kernel/platform/log/logEvent.ts';
import { untilAborted } from '../../kernel/platform/untilAborted.ts';
import { sketchVector } from '../../kernel/text/meaning/sketchVector.ts';
import type { Embedder } from '../../ai/AiProvider.ts';

/** The sketch of a question's meaning. Null where the embedder fails or takes longer than a visitor may wait for it. */
export async function sketchOf(
  question: string,
  { embedQuery, embeddingSpace, sketches }: Pick<Embedder, 'embedQuery' | 'embeddingSpace' | 'sketches'>,
): Promise<Sketch | null> {
  try {
    const vector =
      sketches.vectorOf?.(question) ??
      (await untilAborted(embedQuery(question), AbortSignal.timeout(LIMITS.embedQueryMs)));
    return sketchVector(vector, { space: embeddingSpace, leastCosine: sketches.leastCosine });
  } catch (error) {
    logEvent('question not embedded', {}, error);
    return null;
  }
}
