import type { Model } from '@parlance/domain/models';
import type { Generation } from '../AiProvider.ts';
import { generateText } from '../calls/generateText.ts';
import type { LanguageModel, ModelPrompt, ReplyLimits } from './LanguageModel.ts';
import { withoutThoughts } from './withoutThoughts.ts';

/** Streams one model's reply to a prompt. Throws at once where the signal is aborted already. */
export function openModel(
  { genkit, callOf }: LanguageModel,
  model: Model,
  prompt: ModelPrompt | Promise<ModelPrompt>,
  { signal, ...limits }: ReplyLimits & { signal: AbortSignal },
): Generation {
  const call = callOf(model, limits);
  const options = Promise.resolve(prompt).then((rendered) => ({ ...call, ...rendered }));
  const { stream, done } = generateText(genkit, options, { model: model.name, signal });
  return { stream: withoutThoughts(stream), done };
}
