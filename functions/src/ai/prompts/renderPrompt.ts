import type { Genkit, MessageData } from 'genkit';
import type { ModelPrompt } from '../models/LanguageModel.ts';

/** Values of a prompt's template. */
type PromptInput = string | number | boolean | null | readonly PromptInput[] | { readonly [name: string]: PromptInput };

/** Marker of dotprompt's rendered text, which begins a role, the history or a file; somebody may have typed it into a value. */
const MARKER = /<<<(?=dotprompt:)/g;

/** Values that the template's engine takes for text alone. */
function asText(value: PromptInput): PromptInput {
  if (typeof value === 'string') return value.replace(MARKER, '‹‹‹');
  if (value === null || typeof value !== 'object') return value;
  if (isList(value)) return value.map(asText);
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, asText(part)]));
}

function isList(value: PromptInput): value is readonly PromptInput[] {
  return Array.isArray(value);
}

/**
 * Renders `prompts/{name}.prompt`. Nothing in `input` is taken for a part of the template, and nothing is escaped.
 * @param history Conversation so far, where the template has a place for it.
 */
export async function renderPrompt(
  ai: Genkit,
  name: string,
  input: PromptInput,
  history: readonly MessageData[] = [],
): Promise<ModelPrompt> {
  const { messages = [] } = await ai.prompt(name).render(asText(input), { messages: [...history] });
  return { messages: messages.map(({ role, content }) => ({ role, content })) };
}
