import type { Generation } from '../AiProvider.ts';

/** The whole text of a reply. Throws what its stream throws. */
export async function collectText({ stream }: Generation): Promise<string> {
  let text = '';
  for await (const part of stream) text += part;
  return text;
}
