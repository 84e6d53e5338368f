import { callablePath, type Contract } from '@parlance/domain/contracts/contract';
import { AppError } from '@parlance/domain/errors';
import { wireErrorSchema } from '@parlance/domain/widget/wireError';
import * as z from 'zod/mini';
import { suiteUrls } from './suiteUrls.ts';

const eventSchema = z.object({
  message: z.optional(z.unknown()),
  result: z.optional(z.unknown()),
  error: z.optional(z.object({ details: z.optional(wireErrorSchema) })),
});

export interface Streamed<O, C> {
  chunks: C[];
  /** Milliseconds from the request to each chunk. */
  times: number[];
  result: O;
}

/** Calls a streaming callable over server-sent events, as browsers do, and collects what comes. */
export async function streamContract<I, O, C>(
  contract: Contract<I, O, C>,
  input: I,
  options: {
    signal?: AbortSignal;
    onChunk?: (chunk: C) => void;
    baseUrl?: string;
    headers?: Record<string, string>;
  } = {},
): Promise<Streamed<O, C>> {
  const started = performance.now();
  const response = await fetch(`${options.baseUrl ?? suiteUrls.functions}/${callablePath(contract)}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream', ...options.headers },
    body: JSON.stringify({ data: input }),
    ...(options.signal === undefined ? {} : { signal: options.signal }),
  });
  const chunks: C[] = [];
  const times: number[] = [];
  let buffer = '';
  for await (const part of (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
    buffer += part;
    const frames = buffer.split('\n\n');
    buffer = frames.pop() ?? '';
    for (const frame of frames.filter((text) => text.startsWith('data: '))) {
      const event = eventSchema.parse(JSON.parse(frame.slice('data: '.length)));
      if (event.error !== undefined) {
        throw new AppError(event.error.details?.code ?? 'internal', event.error.details?.figures ?? {});
      }
      if (event.result !== undefined) return { chunks, times, result: contract.output.parse(event.result) };
      if (contract.chunk === undefined) throw new TypeError(`${contract.name} does not stream`);
      const chunk = contract.chunk.parse(event.message);
      chunks.push(chunk);
      times.push(performance.now() - started);
      options.onChunk?.(chunk);
    }
  }
  throw new AppError('unavailable');
}
