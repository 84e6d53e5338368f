import type { GenerateStreamOptions, Genkit } from 'genkit';
import type { Generation, GenerationUsage } from './provider.ts';

/**
 * Streams text from a Genkit model. An already aborted signal throws at once: the Vertex plugin would run and bill the
 * whole request. Tokens that the provider does not report are estimated at four characters each.
 */
export function generateText(
  ai: Genkit,
  options: GenerateStreamOptions & { abortSignal: AbortSignal },
  model: string,
): Generation {
  options.abortSignal.throwIfAborted();
  const { stream, response } = ai.generateStream(options);
  // The stream fails with the same error; without a handler the second rejection would end the process.
  response.catch(() => undefined);

  async function* text(): AsyncGenerator<string> {
    for await (const chunk of stream) {
      if (chunk.text !== '') yield chunk.text;
    }
    const { finishReason } = await response;
    // A failure in the middle of Vertex' stream is a frame without candidates, which the plugin passes over.
    if (finishReason === 'unknown') throw new Error('The stream ended before the answer did');
  }

  const done = response.then((reply) => {
    const { inputTokens, outputTokens, totalTokens } = reply.usage;
    const counted = totalTokens ?? (inputTokens ?? 0) + (outputTokens ?? 0);
    if (counted <= 0) return { model, tokens: Math.ceil(reply.text.length / 4) };
    return { model, tokens: counted, ...(inputTokens === undefined ? {} : { split: splitOf(counted, inputTokens) }) };
  });
  done.catch(() => undefined);
  return { stream: text(), done };
}

/** All that is not input is billed as output, thoughts too. */
function splitOf(counted: number, input: number): NonNullable<GenerationUsage['split']> {
  return { input, output: Math.max(0, counted - input) };
}
