import { type Genkit, tool } from 'genkit';
import * as z from 'zod';
import type { ChooseRequest, ChosenAction } from '../choosing/ChooseRequest.ts';
import { choosePrompt, parametersSchema } from './choosePrompt.ts';

const givenSchema = z.record(z.string(), z.unknown());

/**
 * Has a model choose by function calling (https://ai.google.dev/gemini-api/docs/function-calling): its wish comes back, and nothing is
 * called. Null where it wants none, or one that is not on offer.
 * @param settings The model with its configuration.
 */
export async function chooseWith(
  ai: Genkit,
  settings: { model: string; config: Record<string, unknown> },
  { actions, signal, ...request }: ChooseRequest,
): Promise<ChosenAction | null> {
  const reply = await ai.generate({
    ...settings,
    ...choosePrompt(request),
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
