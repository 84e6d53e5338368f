import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';

/** So long the model is not asked again. */
const PAUSE_MS = 3_600_000;

/** True if the chosen model has just refused to answer: the default one does its work for a while. */
export function isModelAway({ model, modelProblem }: Pick<Chatbot, 'model' | 'modelProblem'>, now: Date): boolean {
  return modelProblem !== null && modelProblem.model === model && now.getTime() - modelProblem.at.getTime() < PAUSE_MS;
}
