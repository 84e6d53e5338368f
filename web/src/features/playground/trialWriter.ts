import { MODELS } from '@parlance/domain/models';
import type { Trial } from '#web/lib/preview/Trial.ts';

/** Which model wrote an answer, as people call it. Undefined where none was asked. */
export function trialWriter({ model }: Pick<Trial, 'model'>): string | undefined {
  return MODELS.find(({ name }) => name === model)?.label ?? model ?? undefined;
}
