import type { ActionParameter } from '@parlance/domain/documents/actions/action';
import type { Genkit } from 'genkit';
import { stripInvisible } from '../../kernel/text/stripInvisible.ts';
import type { ChooseRequest } from '../ChooseRequest.ts';
import type { ModelPrompt } from '../models/LanguageModel.ts';
import { lastTurns } from './lastTurns.ts';
import { renderPrompt } from './renderPrompt.ts';

/** Number of last turns that may name what a call needs. */
const TURNS = 4;

/** Asks whether an action is to be called for the last message. */
export function choosePrompt(
  ai: Genkit,
  { question, history, done }: Pick<ChooseRequest, 'question' | 'history' | 'done'>,
): Promise<ModelPrompt> {
  return renderPrompt(ai, 'choose', {
    turns: lastTurns(history, TURNS),
    done: done.map(({ name, result }) => ({ name, result: stripInvisible(JSON.stringify(result)) })),
    question: stripInvisible(question),
  });
}

const JSON_TYPES = { string: 'string', integer: 'integer', number: 'number', boolean: 'boolean' } as const;

/** An action's parameters as JSON Schema. None is required: what is missing, the visitor is asked for. */
export function parametersSchema(parameters: readonly ActionParameter[]) {
  const properties = new Map(
    parameters.map(({ name, type, description, options, pattern }) => {
      const schema = {
        type: JSON_TYPES[type],
        description: pattern === '' ? description : `${description} (${pattern})`,
        ...(options.length === 0 ? {} : { enum: [...options] }),
      };
      return [name, schema];
    }),
  );
  return { type: 'object' as const, properties: Object.fromEntries(properties) };
}
