import { type GenerateResponse, type GenerateStreamOptions, type Genkit, GenkitError } from 'genkit';
import { CUT_SHORT } from '../CUT_SHORT.ts';
import { NO_ANSWER } from '../noAnswer.ts';
import type { Generation, GenerationUsage } from '../AiProvider.ts';
import { logEvent } from '../../kernel/platform/log/logEvent.ts';

/**
 * Streams text from a Genkit model. An already aborted signal throws at once: the Vertex plugin would run and bill the
 * whole request. Tokens that the provider does not report are estimated at four characters each.
 */
export function generateText(
  ai: Genkit,
  options: Promise<GenerateStreamOptions>,
  { model, signal }: { model: string; signal: AbortSignal },
): Generation {
  signal.throwIfAborted();
  const { stream, response } = ai.generateStream(
    options.then((given) => {
      signal.throwIfAborted();
      return { ...given, abortSignal: signal };
    }),
  );
  // The stream fails with the same error; without a handler the second rejection would end the process.
  response.catch(() => undefined);

  async function* text(): AsyncGenerator<string> {
    let isBegun = false;
    try {
      for await (const chunk of stream) {
        if (chunk.text === '') continue;
        isBegun = true;
        yield chunk.text;
      }
      const { finishReason } = await response;
      // A failure in the middle of Gemini's stream is a frame without candidates, which the plugin passes over.
      if (finishReason === 'unknown') throw new Error('The stream ended before the answer did');
      if (finishReason === 'length') yield CUT_SHORT;
    } catch (error) {
      if (!isBlocked(error)) throw error;
      // Asked again it would be blocked again: the visitor gets a refusal and not an error.
      logEvent('answer blocked', { model, isBegun });
      yield isBegun ? CUT_SHORT : NO_ANSWER;
    }
  }

  const done: Promise<GenerationUsage> = response.then(
    (reply) => usageOf(reply, model),
    (error: unknown) => {
      // Of what was blocked the plugin gives no figures.
      if (isBlocked(error)) return { model, tokens: 0 };
      throw error;
    },
  );
  done.catch(() => undefined);
  return { stream: text(), done };
}

/** True where a safety filter stopped the question or the answer: both come from the plugin with this status. */
function isBlocked(error: unknown): boolean {
  return error instanceof GenkitError && error.status === 'FAILED_PRECONDITION';
}

function usageOf(reply: GenerateResponse, model: string): GenerationUsage {
  const { inputTokens, outputTokens, totalTokens } = reply.usage;
  const counted = totalTokens ?? (inputTokens ?? 0) + (outputTokens ?? 0);
  if (counted <= 0) return { model, tokens: Math.ceil(reply.text.length / 4) };
  return { model, tokens: counted, ...(inputTokens === undefined ? {} : { split: splitOf(counted, inputTokens) }) };
}

/** All that is not input is billed as output, thoughts too. */
function splitOf(counted: number, input: number): NonNullable<GenerationUsage['split']> {
  return { input, output: Math.max(0, counted - input) };
}
