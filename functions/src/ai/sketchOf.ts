import { LIMITS } from '@parlance/domain/limits';
import { SKETCH_BITS, type Sketch } from '@parlance/domain/text/sketch';
import { logEvent } from '../kernel/platform/log/logEvent.ts';
import { untilAborted } from '../kernel/platform/untilAborted.ts';
import type { AiProvider } from './AiProvider.ts';
import { sketchBits } from './sketches/sketchBits.ts';

/** Number of bits in which the sketches of two vectors differ whose cosine is this: their angle's share of half a turn. */
function bitsAt(cosine: number): number {
  return Math.round((Math.acos(cosine) / Math.PI) * SKETCH_BITS);
}

/** The sketch of a question's meaning. Null where the embedder fails or takes longer than a visitor may wait for it. */
export async function sketchOf(
  question: string,
  { embedQuery, embeddingSpace, sketches }: Pick<AiProvider, 'embedQuery' | 'embeddingSpace' | 'sketches'>,
): Promise<Sketch | null> {
  try {
    const vector =
      sketches.vectorOf?.(question) ??
      (await untilAborted(embedQuery(question), AbortSignal.timeout(LIMITS.embedQueryMs)));
    return { space: embeddingSpace, bits: sketchBits(vector), reach: bitsAt(sketches.leastCosine) };
  } catch (error) {
    logEvent('question not embedded', {}, error);
    return null;
  }
}
