import type { Models } from '@parlance/domain/models';
import type { Trial } from '#web/lib/preview/Trial.ts';

/** Model that wrote an answer, by its display name. Undefined if none was asked. */
export function trialWriter({ model }: Pick<Trial, 'model'>, models: Models): string | undefined {
  return models.find(({ name }) => name === model)?.label ?? model ?? undefined;
}
