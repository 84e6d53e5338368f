import type { AnswerDraft } from '@parlance/domain/contracts/playground';
import { AUTO_MODEL, type Models } from '@parlance/domain/models';
import type { AiSettings } from './AiSettings.ts';

/** Settings as they are tried out. A model that is not on offer any more is the automatic choice, as it is for visitors. */
export function toDraft(
  { systemInstructions, model, temperature, formality }: AiSettings,
  models: Models,
): AnswerDraft {
  const isOnOffer = models.some(({ key }) => key === model);
  return { systemInstructions, model: isOnOffer ? model : AUTO_MODEL, temperature, formality };
}
