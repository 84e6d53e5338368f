import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { HOUR_MS } from '@parlance/domain/durations';

/** Time during which the model is not asked again. */
const PAUSE_MS = HOUR_MS;

/** True if the chosen model has just refused to answer: the default one does its work for a while. */
export function isModelUnavailable(
  { model, modelProblem }: Pick<Chatbot, 'model' | 'modelProblem'>,
  now: Date,
): boolean {
  return modelProblem !== null && modelProblem.model === model && now.getTime() - modelProblem.at.getTime() < PAUSE_MS;
}
