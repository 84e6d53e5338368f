import type { GenerateRequest } from '../../../../functions/src/ai/AiProvider.ts';
import { createGenkit } from '../../../../functions/src/ai/calls/createGenkit.ts';
import { answerPrompt } from '../../../../functions/src/ai/prompts/answerPrompt.ts';

const ai = createGenkit();

/** Prompt of an answer: its system text, and the texts of the messages after it. */
export async function promptOf(request: Omit<GenerateRequest, 'signal'>): Promise<{ system: string; said: string[] }> {
  const { messages = [] } = await answerPrompt(ai, request);
  const [system = '', ...said] = messages.map(({ content }) => content.map(({ text = '' }) => text).join(''));
  return { system, said };
}
