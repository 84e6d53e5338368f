import type { Genkit } from 'genkit';
import type { PageRequest } from '../AiProvider.ts';
import type { ModelPrompt } from '../models/LanguageModel.ts';
import { renderPrompt } from './renderPrompt.ts';

/** Asks for the text of a PDF of one page, or of a picture, as it stands there. A template would copy its megabytes five times. */
export async function readPagePrompt(
  ai: Genkit,
  { bytes, contentType }: Omit<PageRequest, 'signal'>,
): Promise<ModelPrompt> {
  const { messages = [] } = await renderPrompt(ai, 'readPage', {});
  const url = `data:${contentType};base64,${Buffer.from(bytes).toString('base64')}`;
  const page = { media: { url, contentType } };
  return {
    messages: messages.map(({ role, content }) => ({
      role,
      content: role === 'user' ? [page, content].flat() : content,
    })),
  };
}
