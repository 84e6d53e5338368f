import { type Genkit, tool } from 'genkit';
import * as z from 'zod';
import type { ChooseRequest, ChosenAction } from '../ChooseRequest.ts';
import { logEvent } from '../../kernel/platform/log/logEvent.ts';
import { httpStatusOf } from '../calls/httpStatusOf.ts';
import type { LanguageModel } from '../models/LanguageModel.ts';
import { choosePrompt, parametersSchema } from '../prompts/choosePrompt.ts';

const givenSchema = z.record(z.string(), z.unknown());

type Settings = ReturnType<LanguageModel['callOf']>;

/**
 * Has a model choose by function calling (https://ai.google.dev/gemini-api/docs/function-calling): its wish comes back, and nothing is
 * called. Null where it wants none, or one that is not on offer. Throws where none of the models answers.
 * @param candidates The models with their configurations: the second is asked where the first one does not answer.
 */
export async function chooseWith(
  ai: Genkit,
  [first, ...others]: readonly Settings[],
  request: ChooseRequest,
): Promise<ChosenAction | null> {
  if (first === undefined) return null;
  try {
    return await chooseBy(ai, first, request);
  } catch (error) {
    const rest = others.filter(({ model }) => model !== first.model);
    if (request.signal.aborted || rest.length === 0) throw error;
    logEvent('model call failed', { status: httpStatusOf(error) ?? null, model: first.model }, error);
    return chooseWith(ai, rest, request);
  }
}

async function chooseBy(
  ai: Genkit,
  settings: Settings,
  { actions, signal, ...request }: ChooseRequest,
): Promise<ChosenAction | null> {
  const reply = await ai.generate({
    ...settings,
    ...(await choosePrompt(ai, request)),
    tools: actions.map(({ name, description, parameters }) =>
      tool({ name, description, inputJsonSchema: parametersSchema(parameters) }, () =>
        Promise.reject(new Error('A wish of the model is never carried out by the model’s library')),
      ),
    ),
    returnToolRequests: true,
    abortSignal: signal,
  });
  const wish = reply.toolRequests[0]?.toolRequest;
  const given = givenSchema.safeParse(wish?.input ?? {});
  if (wish === undefined || !given.success || !actions.some(({ name }) => name === wish.name)) return null;
  return { name: wish.name, given: given.data };
}
